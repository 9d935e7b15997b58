### قائمة الألعاب على الجهاز: تُحمّل حين تُفتح، أو حين تُضاف ألعاب.

games-title = ألعابي
games-back = رجوع
games-intro = كل لعبة تلعبها تُحفظ هنا، على هذا الجهاز وحده.
games-none = لا ألعاب بعد. ما تلعبه سيكون هنا، ويمكنك أن تضيف ألعابًا من ملف.
games-memory = لا يحفظ هذا المتصفح قائمة ألعاب: ما تراه هنا يضيع حين يُغلق التبويب. احفظه في ملف إن أردت أن يبقى.
games-loading = أبحث عن ألعابك…
games-failed = تعذّرت قراءة قائمة الألعاب.
games-try-again = حاول ثانية

## البحث

games-search = بحث
games-search-words = كلمات
games-search-words-help = أسماء، أو أي شيء آخر كُتب أدناه
games-search-game = اللعبة
games-search-result = النتيجة
games-search-from = من
games-search-to = إلى
games-all-games = كل الألعاب
games-all-results = كل النتائج
games-over = منتهية
games-running = جارية
games-won = فاز { side }
games-drawn = تعادل
games-found = { $found ->
    [zero] لا توجد لعبة مناسبة.
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $found } ألعاب
    [many] { $found } لعبة
   *[other] { $found } لعبة
  }
games-found-of = { $found ->
    [zero] لا توجد لعبة مناسبة من أصل { $all }.
    [one] لعبة واحدة من أصل { $all }
    [two] لعبتان من أصل { $all }
    [few] { $found } ألعاب من أصل { $all }
    [many] { $found } لعبة من أصل { $all }
   *[other] { $found } لعبة من أصل { $all }
  }
games-clear = أظهر الكل
games-more = أظهر المزيد

## لعبة من القائمة

games-board = { $game } { $rows } × { $columns }
games-names = { $names }
games-level = الحاسوب، المستوى { $level }
games-seconds = الحاسوب، { $seconds } ث للنقلة
games-who = { $south } – { $north }
games-running-at = جارية، النقلة { $move }
games-won-after = { $moves ->
    [zero] فاز { side } قبل أي نقلة
    [one] فاز { side } بعد نقلة واحدة
    [two] فاز { side } بعد نقلتين
    [few] فاز { side } بعد { $moves } نقلات
    [many] فاز { side } بعد { $moves } نقلة
   *[other] فاز { side } بعد { $moves } نقلة
  }
games-drawn-after = { $moves ->
    [zero] تعادل قبل أي نقلة
    [one] تعادل بعد نقلة واحدة
    [two] تعادل بعد نقلتين
    [few] تعادل بعد { $moves } نقلات
    [many] تعادل بعد { $moves } نقلة
   *[other] تعادل بعد { $moves } نقلة
  }
games-continue = تابع
games-open = انظر إليها
games-for = { $does }: { $what }
games-save = احفظ في ملف
games-delete = احذف
games-deleted = { $count ->
    [zero] لم تُحذف أي لعبة.
    [one] حُذفت لعبة واحدة.
    [two] حُذفت لعبتان.
    [few] حُذفت { $count } ألعاب.
    [many] حُذفت { $count } لعبة.
   *[other] حُذفت { $count } لعبة.
  }
games-undo = تراجع
games-back-again = عادت اللعبة إلى القائمة.
games-cannot-open = لم تعد قراءة هذه اللعبة ممكنة.
games-gone = لم تعد هذه اللعبة في القائمة.

## إلى الملفات ومنها

games-save-all = { $count ->
    [zero] لا ألعاب للحفظ
    [one] احفظها في ملف
    [two] احفظ هاتين في ملف
    [few] احفظ هذه الـ{ $count } في ملف
    [many] احفظ هذه الـ{ $count } في ملف
   *[other] احفظ هذه الـ{ $count } في ملف
  }
games-saved = { $count ->
    [zero] لم تُكتب أي لعبة.
    [one] كُتبت لعبة واحدة.
    [two] كُتبت لعبتان.
    [few] كُتبت { $count } ألعاب.
    [many] كُتبت { $count } لعبة.
   *[other] كُتبت { $count } لعبة.
  }
games-save-failed = تعذّرت كتابة الألعاب.
games-add = أضف ألعابًا
games-add-file = من ملف
games-add-help = ملفات نصية بكتابة هذه الألعاب، حتى 5 ميغابايت. يمكنك أيضًا أن تسقطها على الصفحة أو تلصق نصها.
games-paste = ألصق نص ألعاب
games-paste-field = النص
games-paste-add = أضف هذه الألعاب
games-reading = { $count ->
    [zero] جارية القراءة…
    [one] جارية القراءة… لعبة واحدة حتى الآن
    [two] جارية القراءة… لعبتان حتى الآن
    [few] جارية القراءة… { $count } ألعاب حتى الآن
    [many] جارية القراءة… { $count } لعبة حتى الآن
   *[other] جارية القراءة… { $count } لعبة حتى الآن
  }
games-stop = توقّف
games-report = ما أُضيف
games-added = { $count ->
    [zero] لم تُضف أي لعبة.
    [one] أُضيفت لعبة واحدة.
    [two] أُضيفت لعبتان.
    [few] أُضيفت { $count } ألعاب.
    [many] أُضيفت { $count } لعبة.
   *[other] أُضيفت { $count } لعبة.
  }
games-known = { $count ->
    [zero] لم تكن أي منها في القائمة من قبل.
    [one] كانت واحدة في القائمة من قبل.
    [two] كانت اثنتان في القائمة من قبل.
    [few] كانت { $count } في القائمة من قبل.
    [many] كانت { $count } في القائمة من قبل.
   *[other] كانت { $count } في القائمة من قبل.
  }
games-flaws = { $count ->
    [zero] قُرئت كل الألعاب:
    [one] تعذّرت قراءة لعبة واحدة:
    [two] تعذّرت قراءة لعبتين:
    [few] تعذّرت قراءة { $count } ألعاب:
    [many] تعذّرت قراءة { $count } لعبة:
   *[other] تعذّرت قراءة { $count } لعبة:
  }
games-flaw = اللعبة { $number }: { $reason }
games-flaw-long = اللعبة { $number } أطول من أن تُحفظ.
games-flaws-more = { $count ->
    [zero] ولا شيء غيرها.
    [one] وواحدة أخرى.
    [two] واثنتان أخريان.
    [few] و{ $count } أخرى.
    [many] و{ $count } أخرى.
   *[other] و{ $count } أخرى.
  }
games-beyond = { $count ->
    [zero] لم تُترك أي لعبة: لا يُقرأ أكثر من { $most } دفعة واحدة.
    [one] تُركت لعبة أخرى: لا يُقرأ أكثر من { $most } دفعة واحدة.
    [two] تُركت لعبتان أخريان: لا يُقرأ أكثر من { $most } دفعة واحدة.
    [few] تُركت { $count } ألعاب أخرى: لا يُقرأ أكثر من { $most } دفعة واحدة.
    [many] تُركت { $count } لعبة أخرى: لا يُقرأ أكثر من { $most } دفعة واحدة.
   *[other] تُركت { $count } لعبة أخرى: لا يُقرأ أكثر من { $most } دفعة واحدة.
  }
games-too-large = «{ $name }» أكبر من 5 ميغابايت، ولم يُقرأ منه شيء.
games-no-text = «{ $name }» ليس نصًا، فليست فيه ألعاب.
games-unreadable = تعذّر فتح «{ $name }».
games-no-game = لا توجد لعبة في «{ $name }».
games-read-failed = تعذّرت قراءة «{ $name }» إلى آخره. حاول مرة أخرى.
games-full = لم يكن هناك مكان لكل ألعاب «{ $name }».
games-pasted = النص الملصق
games-close-report = إغلاق
