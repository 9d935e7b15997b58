### لماذا لا يمكن شيء ما: ما يقوله المحرك عن النقلات والوضعيات والألعاب. تأتي هذه الجمل بعد نقطتين، فليست في آخرها نقطة.
### وعلامات كتابة الألعاب تبقى كما هي.

## أين؛ $reason إحدى الرسائل أدناه

error-in-line = السطر { $line }: { $reason }
error-in-tag = الوسم { $tag }: { $reason }
error-in-move = النقلة { $number }، «{ $move }»: { $reason }

## النقلات

error-over = انتهت اللعبة، فلا نقلة بعدها
error-no-such-hole = لا توجد حفرة { $hole } على هذا اللوح
error-not-yours = { $hole } ليست من حفر { side }
error-empty = { $hole } فارغة
error-single-too-early = في { $hole } حجر مفرد، ولا يتحرك إلا حين لا يكون في أي من حفر صاحبه حجران أو أكثر
error-single-blocked = الحجر المفرد في { $hole } لا يتحرك إلا إلى حفرة فارغة، و{ $next } ليست فارغة
error-endless-start = الزرع من { $hole } لن ينتهي أبدًا
error-endless-go-on = المتابعة عند { $hole } لن تنتهي أبدًا، فلا يمكن إلا التوقف «{ "|" }»
error-nothing-to-choose = اكتملت النقلة، ولم يبقَ ما تختاره
error-wrong-answer = المطلوب الآن أن تختار { $expected ->
    [head] بين المتابعة والتوقف
   *[bonus] المكافأة التي تأخذها
  }
error-too-many-head-choices = عدد الرؤوس المشغولة التي يصل إليها الزرع من { $hole } هو { $limit }، لكن عدد الاختيارات في النقلة { $count }
error-head-choice-missing = يصل الزرع إلى الرأس المشغول { $hole }: أضف «{ ">" }» للمتابعة أو «{ "|" }» للتوقف
error-capture-missing = الزرع من { $hole } يأسر: أضف «{ "x" }» ثم المكافأة إن أخذتها
error-no-capture = الزرع من { $hole } لا يأسر شيئًا، فلا يمكن أن يتبعه «{ "x" }»
error-no-bonus = لا مكافأة تؤخذ بعد هذا الأسر
error-wrong-bonus = المكافأة هنا { $expected ->
    [stones] أحجار مفردة، مثل { "c3:2,d1:1" }
   *[holes] حفر كاملة، مثل { "c4,d17" }
  }
error-bonus-too-large = المكافأة { $limit } على الأكثر، لا { $count }
error-bonus-not-enemy = { $hole } ليست من حفر الخصم، والمكافأة تؤخذ من الخصم
error-bonus-empty = { $hole } فارغة، فلا شيء يؤخذ منها
error-bonus-head-safe = { $hole } رأس لا يجوز للمكافأة أن تُفرغه
error-bonus-more-than-there = في { $hole } { $limit ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $limit } أحجار
    [many] { $limit } حجرًا
   *[other] { $limit } حجر
  }، فلا يمكن أخذ { $count }
error-not-in-this-game = لا توجد نقلة كهذه في { $game }
error-must-answer = هناك عرض ينتظر: يجب قبوله أو رفضه أولًا
error-nothing-to-answer = لا يوجد عرض يُجاب عنه
error-must-pass = ليست عند { side } بقرة في أي من حفره، فعليه أن يمرّر الدور
error-may-not-pass = عند { side } أبقار يزرعها، فلا يجوز له أن يمرّر الدور
error-empty-offer = العرض يسمّي حفرة أو حفرتين أو ثلاث حفر
error-no-turn = لا توجد نقلة بدأت وتنتظر جوابًا
error-turn-text = المتوقع الحفرة التي تبدأ منها النقلة، ومعها «{ ">" }» لكل رأس تابع الزرع عنده

## الوضعيات

error-hole-too-full = في { $hole } { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
  }، لكن لا حفرة في هذه اللعبة فيها أكثر من { $limit }
error-too-many-stones = عدد أحجار { side } هو { $count }، لكنه يبدأ بعدد { $limit } ولا يزيد عليه أبدًا
error-cows = عدد الأبقار في الحفر والقطعان معًا { $count }، لكن في اللعبة { $limit }
error-no-hole = لا يملك { side } أي حفرة، لكن اللاعب يحتفظ دائمًا بواحدة
error-no-trade = تُلعب هذه اللعبة بلا بيع، فلا يمكن أن يكون فيها { $what ->
    [offer] عرض
   *[refusal] رفض
  }
error-offer-not-own = { $hole } معروضة، لكن { side } لا يملكها ليعرضها
error-offer-too-large = عدد الحفر المعروضة { $count }، لكن العرض يسمّي { $limit } على الأكثر
error-offer-everything = يعرض { side } كل حفره، لكن عليه أن يحتفظ بواحدة
error-offer-unpaid = ثمن العرض من الأبقار { $limit }، لكن في قطيع { side } { $count }
error-offer-instead-of-pass = ليست عند { side } بقرة في أي من حفره، فلم يكن أمامه إلا أن يمرّر الدور، لا أن يعرض
error-columns = عدد الأعمدة في { $game } هو { $allowed }، لا { $count }

## الألعاب المكتوبة

error-no-game-tag = المتوقع الوسم { "[Game \"…\"]" } بين وسوم اللعبة
error-second-game = المتوقع النهاية بعد لعبة واحدة، والموجود لعبة ثانية
error-tag-twice = الوسم «{ $name }» مكرر
error-contradiction = الوسم { $name } يقول «{ $found }»، لكن { $instead ->
    [rules] الوضعية من { $value }
    [columns] أعمدة الوضعية { $value }
    [outcome] النقلات تنتهي هكذا: { $value }
   *[goes-on] النقلات لا تُنهي اللعبة
  }
error-comment-open = التعليق الذي يبدأ هنا غير مغلق: المتوقع «{ "}" }»
error-move-number = المتوقع رقم النقلة { $limit }، والموجود { $count }
error-no-such-ply = لا توجد نقلة كهذه في اللعبة
error-comment-too-long = لا تزيد الملاحظة على { "2,000" } حرف، ولا تزيد ملاحظات اللعبة كلها على { "100,000" }
error-tag-too-long = لا يزيد اسم الوسم ولا قيمته على { "1,000" } حرف
error-tag-name = المتوقع اسم وسم لا يُستنتج من النقلات، من أحرف وأرقام و{ "_" }
error-text-too-long = النص أطول من { $limit } { "MiB" }
error-level = المتوقع مستوى من 1 إلى 8
error-internal = تعذّر تسليم قيمة

## النصوص

error-text = الحرف { $at }: المتوقع { $expected }، والموجود { error-found }
error-found = { $kind ->
    [end] النهاية
    [space] مسافة
   *[text] «{ $found }»
  }

## ما كان يمكن أن يكون هناك

expected-hole = حفرة مثل { "a5" }
expected-column = رقم عمود من 1 إلى 36
expected-hole-end = النهاية بعد الحفرة
expected-fresh-hole = حفرة لم تُذكر من قبل
expected-move = حفرة مثل { "a5" }، أو { "pass" } أو { "offer:" } أو { "accept" } أو { "refuse" } أو { "resign" }
expected-choice = «{ ">" }» أو «{ "|" }» أو «{ "x" }» أو النهاية
expected-stop-end = النهاية بعد «{ "|" }»
expected-move-end = نهاية النقلة
expected-offer-holes = «{ ":" }» والحفر المعروضة
expected-one-bonus = حفر كاملة ({ "c4,d17" }) أو أحجار ({ "c3:2,d1:1" })، لا كلتاهما
expected-bonus-stones = عدد أحجار من 1 إلى 255
expected-bonus-end = «{ "," }» وحفرة أخرى، أو النهاية
expected-game = لعبة: { "tsoro" } أو { "nsolo" } أو { "kimasai" } أو { "gore" }
expected-no-option = النهاية: لا خيار آخر في { $game }
expected-option = خيار من خيارات { $game } لم يُذكر بعد: { $names }
expected-option-equals = «{ "=" }» وقيمة الخيار
expected-option-value = قيمة من قيم { $option }: { $values }
expected-options-end = «{ "," }» أو نهاية الخيارات
expected-rules-end = النهاية بعد الخيارات
expected-board = اللوح: صفوف من الأحجار بينها «{ "/" }»
expected-stones = عدد أحجار من 0 إلى 255
expected-run = عدد حفر من 1 إلى 36
expected-next-row = «{ "/" }» والصف التالي، أو «{ "," }» والحفرة التالية
expected-row = صف عدد حفره { $limit } كالذي قبله، لا { $count }
expected-row-end = نهاية الصف: لا لوح فيه أكثر من 36 عمودًا
expected-two-rows = نهاية اللوح، وفيه صفان
expected-four-rows = نهاية اللوح، وفيه أربعة صفوف
expected-side = صاحب الدور: { "S" } أو { "N" }
expected-owners = مالك كل حفرة، مثل { "nnnn/ssss" }
expected-owner = مالك { $hole }: { "s" } أو { "n" }
expected-next-owners = «{ "/" }» ومالكو الصف التالي
expected-owners-end = نهاية المالكين
expected-herds = القطيعان، مثل { "0,0" }
expected-cows = عدد أبقار من 0 إلى 48
expected-north-herd = «{ "," }» وقطيع الشمال
expected-herds-end = نهاية القطيعين
expected-offer = الحفر المعروضة، أو { "-" }
expected-offer-end = «{ "," }» وحفرة أخرى، أو نهاية العرض
expected-refused = من رفض عرضًا: { "S" } أو { "N" } أو { "SN" } أو { "-" }
expected-position-end = نهاية الوضعية
expected-tag = «{ "[" }» ثم وسم
expected-tag-name = اسم وسم، مثل { "Game" }
expected-tag-value = قيمة الوسم بين علامتي { "\"" }
expected-escaped = { "\\\"" } أو { "\\\\" } بعد الشرطة المائلة العكسية
expected-tag-quote = علامة { "\"" } في الآخر
expected-tag-end = «{ "]" }» بعد الوسم
expected-tag-line-end = نهاية السطر بعد الوسم
expected-columns = عدد أعمدة
expected-end = النهاية
expected-move-number = رقم نقلة
expected-move-dot = «{ "." }» بعد رقم النقلة
