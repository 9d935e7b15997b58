### محرّر اللوح: تُرتَّب الوضعية باليد.

## الشاشة

editor-title = رتّب وضعية
editor-back = رجوع
editor-fields = الوضعية
editor-undo = تراجع
editor-redo = إعادة
editor-board = وضعية { game }

## ما تفعله اللمسة على حفرة

editor-tools = اللمس على حفرة
editor-tool-add = ضع
editor-tool-take = خذ
editor-tool-owner = المالك
editor-tool-offer = العرض
editor-keys = الضغطة الطويلة، أو Alt مع نقرة، تُخرج حجرًا. وبلوحة المفاتيح: الأعداد وعلامتا { "+" } و{ "−" }.
editor-count-of = الأحجار في { $hole }
editor-cows-of = الأبقار في { $hole }
editor-fewer = أنقص واحدًا في { $hole }
editor-more = زد واحدًا في { $hole }

## الحفر لمن يسمع اللوح

editor-hole = { $hole }، { side }، { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
  }{ $head ->
    [yes] ، رأس
   *[no] { "" }
  }
editor-hole-cows = { $hole }، { side }، { $count ->
    [zero] لا أبقار
    [one] بقرة واحدة
    [two] بقرتان
    [few] { $count } بقرات
    [many] { $count } بقرة
   *[other] { $count } بقرة
  }{ $offered ->
    [yes] ، معروضة
   *[no] { "" }
  }

## ما ينتج عنها

editor-legal = يمكن لعب هذه الوضعية.
editor-over = في هذه الوضعية اللعبة منتهية.
editor-not-yet = ليست هذه وضعية من { game } بعد.
editor-sums = أحجار الجنوب { $south } من { $limit }، وأحجار الشمال { $north }.
editor-sums-cows = الأبقار: { $board } في الحفر، و{ $herds } في القطعان.
editor-play = العب من هنا
editor-analyse = تحليل

## لماذا ليست وضعية بعد

why-hole-too-full = { $count ->
    [zero] في { $holes } أكثر من { $limit }، ولا يحدث هذا لأي حفرة في هذه اللعبة.
    [one] في { $holes } أكثر من { $limit }، ولا يحدث هذا لأي حفرة في هذه اللعبة.
    [two] في كل من { $holes } أكثر من { $limit }، ولا يحدث هذا لأي حفرة في هذه اللعبة.
    [few] في كل من { $holes } أكثر من { $limit }، ولا يحدث هذا لأي حفرة في هذه اللعبة.
    [many] في كل من { $holes } أكثر من { $limit }، ولا يحدث هذا لأي حفرة في هذه اللعبة.
   *[other] في كل من { $holes } أكثر من { $limit }، ولا يحدث هذا لأي حفرة في هذه اللعبة.
  }
why-too-many-stones = عدد أحجار { side } هو { $count }، لكنه يبدأ بعدد { $limit } ولا يزيد عليه أبدًا.
why-too-few-cows = عدد الأبقار في الحفر والقطعان { $count }، وفي اللعبة { $limit }، { $missing ->
    [zero] فلا ينقص شيء
    [one] فتنقص بقرة واحدة
    [two] فتنقص بقرتان
    [few] فتنقص { $missing } بقرات
    [many] فتنقص { $missing } بقرة
   *[other] فتنقص { $missing } بقرة
  }.
why-too-many-cows = عدد الأبقار في الحفر والقطعان { $count }، وفي اللعبة { $limit }، { $over ->
    [zero] فلا يزيد شيء
    [one] فتزيد بقرة واحدة
    [two] فتزيد بقرتان
    [few] فتزيد { $over } بقرات
    [many] فتزيد { $over } بقرة
   *[other] فتزيد { $over } بقرة
  }.
why-no-hole = لا يملك { side } أي حفرة؛ واللاعب يحتفظ دائمًا بواحدة.
why-no-offer = بلا بيع لا يمكن أن تكون حفرة معروضة.
why-no-refusal = بلا بيع لا يمكن أن يكون أحد قد رفض عرضًا.
why-offer-not-own = { $count ->
    [zero] { $holes } معروضة، لكن { side } لا يملكها ليعرضها.
    [one] { $holes } معروضة، لكن { side } لا يملكها ليعرضها.
    [two] { $holes } معروضتان، لكن { side } لا يملكهما ليعرضهما.
    [few] { $holes } معروضة، لكن { side } لا يملكها ليعرضها.
    [many] { $holes } معروضة، لكن { side } لا يملكها ليعرضها.
   *[other] { $holes } معروضة، لكن { side } لا يملكها ليعرضها.
  }
why-offer-too-large = عدد الحفر المعروضة { $count }؛ والعرض يسمّي { $limit } على الأكثر.
why-offer-everything = يعرض { side } كل حفره، لكن عليه أن يحتفظ بواحدة.
why-offer-unpaid = ثمن العرض من الأبقار { $limit }، لكن في قطيع { side } { $count }.
why-offer-instead-of-pass = ليست عند { side } بقرة في أي من حفره، فلم يكن أمامه إلا أن يمرّر الدور.

## الحقول

editor-presets = البداية
editor-preset-start = وضعية البداية
editor-preset-empty = لوح فارغ
editor-preset-game = اللعبة الحالية
editor-game = اللعبة
editor-side = صاحب الدور
editor-side-answers = صاحب الدور أو الجواب
editor-herd = قطيع { side }
editor-refused = رفض { side } عرضًا
editor-text = كنصّ
editor-text-help = ألصق وضعية هنا لترتيبها على اللوح.
editor-text-bad = هذا النص ليس وضعية: { $reason }
editor-copy-text = انسخ النص
editor-copy-link = انسخ الرابط
editor-copied-text = نُسخ نص الوضعية.
editor-copied-link = نُسخ الرابط.
editor-copy-failed = لا يسمح المتصفح للصفحة بالنسخ. حدّد النص وانسخه بيدك.
editor-link-failed = لا يستطيع هذا المتصفح أن يصنع روابط.
editor-close = إغلاق
editor-seats = من يلعب من هنا
editor-tools-of-screen = المحرّر
