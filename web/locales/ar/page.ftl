### كل ما تحتاج إليه شاشة البداية واللعبة.

## قوائم الأسماء

list-two = { $first } و{ $second }
list-more = { $first }، { $second }
list-last = { $first } و{ $second }

## الجانبان والألعاب

side = { $side ->
    [N] الشمال
   *[S] الجنوب
  }
game = { $game ->
    [nsolo] Nsolo
    [kimasai] Bao la Kimasai
    [gore] Goré
   *[tsoro] Tsoro
  }
game-place = { $game ->
    [nsolo] شعب النغوني، ملاوي وشرق زامبيا
    [kimasai] شعب الماساي، وسط تنزانيا
    [gore] شعب الغورو، ساحل العاج
   *[tsoro] شعب الشونا، شمال شرق زيمبابوي
  }
game-gist = { $game ->
    [nsolo] لوح كبير مليء بالأحجار، وأسر يأخذ أكثر مما يجد.
    [kimasai] أحجار مفردة تخطو وتتسلّل وتأسر.
    [gore] صفّان وثماني حفر وقطيع من الأبقار (ayla) لمن يفوز به.
   *[tsoro] زرعات طويلة من الأحجار (matombo)، شوطًا بعد شوط، على لوح قد يبلغ 84 حفرة.
  }

stones = { $stones ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $stones } أحجار
    [many] { $stones } حجرًا
   *[other] { $stones } حجر
  }
cows = { $cows ->
    [zero] لا أبقار
    [one] بقرة واحدة
    [two] بقرتان
    [few] { $cows } بقرات
    [many] { $cows } بقرة
   *[other] { $cows } بقرة
  }
holes = { $holes ->
    [zero] لا حفر
    [one] حفرة واحدة
    [two] حفرتان
    [few] { $holes } حفر
    [many] { $holes } حفرة
   *[other] { $holes } حفرة
  }
laps = { $laps ->
    [zero] لا أشواط
    [one] شوط واحد
    [two] شوطان
    [few] { $laps } أشواط
    [many] { $laps } شوطًا
   *[other] { $laps } شوط
  }
pieces = { $piece ->
    [cow] { $count ->
        [zero] لا أبقار
        [one] بقرة واحدة
        [two] بقرتان
        [few] { $count } بقرات
        [many] { $count } بقرة
       *[other] { $count } بقرة
      }
   *[stone] { $count ->
        [zero] لا أحجار
        [one] حجر واحد
        [two] حجران
        [few] { $count } أحجار
        [many] { $count } حجرًا
       *[other] { $count } حجر
      }
  }

## شاشة البداية

tagline = أربع ألعاب زرع قديمة من أفريقيا.
choose-game = اختر لعبة
start-game = العب { game }
continue-game = { $plies ->
    [0] تابع { game }
   *[other] تابع { game }، النقلة { $move }
  }
menu-ways = المزيد
way-games = ألعابي
start-replaces = تبقى اللعبة التي لم تنتهِ في قائمة ألعابك.
one-kind = لهذه اللعبة قواعد واحدة لا غير.
how-to = كيف تُلعب { game }
rules = القواعد
learn = تعلّم
learn-game = تعلّم { game } خطوة خطوة
print = طباعة
puzzles = ألغاز
puzzles-of = ألغاز { game }
print-board = اطبع لوح { game }
print-moves = اطبع النقلات
screen-failed = تعذّر تحميل هذا الجزء من الصفحة. تحقّق من الاتصال وحاول مرة أخرى.

## القواعد التي يمكن اختيارها

field = { $field ->
    [columns] الأعمدة
    [heads] الرؤوس
    [bonus] المكافأة
    [safe-heads] رؤوس آمنة
    [capture] الأسر
   *[trade] البيع
  }
field-help = { $field ->
    [columns] عدد الحفر في كل صف: كلما قلّت قصرت اللعبة.
    [heads] حفر في الطرف الأيمن من صفّك الخارجي (musoro، والجمع misoro) يمكنك أن توقف الزرع عندها.
    [bonus] كم حفرة أخرى من حفر الخصم يتيح لك الأسر أن تُفرغ.
    [safe-heads] هل يجب ألا تمسّ المكافأة الرؤوس.
    [capture] 1975: حفرة واحدة، ثم مثل أحجارها مرة أخرى. 1913: حفرتان، ثم حفرة كاملة أخرى.
   *[trade] هل يمكنك أن تعرض حفرًا على الآخر، كل حفرة بست بقرات.
  }
field-heads = { $value ->
    [0] بلا رؤوس
    [1] رأس لكل جانب
   *[2] رأسان لكل جانب
  }
field-bonus = { $value ->
    [zero] بلا مكافأة
    [one] حفرة أخرى
    [two] حفرتان أخريان
    [few] { $value } حفر أخرى
    [many] { $value } حفرة أخرى
   *[other] { $value } حفرة أخرى
  }
field-safe-heads = { $value ->
    [yes] الرؤوس آمنة
   *[no] قد تؤخذ الرؤوس
  }
field-capture = { $value ->
    [1913] كما في 1913
   *[1975] كما في 1975
  }
field-trade = { $value ->
    [no] بلا بيع
   *[yes] مع البيع
  }
rule-board = { $rows } × { $columns }
rule-heads = { $value ->
    [0] بلا رؤوس
    [1] رأس واحد
   *[2] رأسان
  }
rule-bonus = { $value ->
    [0] بلا مكافأة
   *[other] المكافأة { $value }
  }
rule-safe-heads = رؤوس آمنة
rule-capture = { $value ->
    [1913] أسر 1913
   *[1975] أسر 1975
  }
rule-trade = { $value ->
    [no] بلا بيع
   *[yes] مع البيع
  }

## من يلعب

who-plays = من يلعب
south-first = الجنوب يبدأ.
person = شخص
names-field = الأسماء، إن شئت
names-of = أسماء من يلعبون { side }، وبينها العلامة { "," }
names-in-turn = يلعبون بالتناوب.
computer = الحاسوب
computer-by-time = الحاسوب، بالوقت
person-by-link = شخص بعيد، برابط
strength = قوة { side }
time-for = وقت { side }
by-time-help = يلعب أفضل ما يستطيع في هذا الوقت.
level = المستوى { $level }
level-like = { $level ->
    [1] طفل تعلّم للتوّ
    [2] مبتدئ يلعب للتسلية
    [3] متعلّم يرى الأسر
    [4] لاعب ثابت
    [5] لاعب متمرّس
    [6] لاعب حاذق
    [7] صاحب خبرة طويلة
   *[8] أستاذ
  }
level-spoken = { level }: { level-like }
seconds = { $seconds ->
    [0.5] نصف ثانية للنقلة
    [zero] { $seconds } ثانية للنقلة
    [one] ثانية واحدة للنقلة
    [two] ثانيتان للنقلة
    [few] { $seconds } ثوانٍ للنقلة
    [many] { $seconds } ثانية للنقلة
   *[other] { $seconds } ثانية للنقلة
  }
seat-person = { side }: شخص
seat-names = { side }: { $names }
seat-level = { side }: الحاسوب، المستوى { $level }
seat-link = { side }: برابط
seat-seconds = { side }: الحاسوب، { $seconds } ث للنقلة
sides-below = الجنوب في الأسفل.
sides-right = الجنوب على اليمين.
you-below = أنت الجنوب، في الأسفل.
you-above = أنت الشمال، في الأعلى.
you-right = أنت الجنوب، على اليمين.
you-left = أنت الشمال، على اليسار.

## الدور

to-move = الدور على { side }
your-move = دورك، { side }
to-move-named = الدور على { $name } ({ side })
choose-hole = اختر إحدى الحفر المحاطة بحلقة لتزرع منها.
choose-single = لا حفرة فيها حجران، لذلك يمكن لحجر مفرد أن يخطو.
choose-step = اختر أحد الأحجار المحاطة بحلقة؛ سيخطو إلى الحفرة التالية.
choose-cows = اختر إحدى حفرك لتزرع منها.
moving = { $game ->
    [kimasai] { side } يخطو…
   *[other] { side } يزرع…
  }
hurry-hint = لمسة أو أي مفتاح يسرّعها.
next-step = خطوة أخرى
show-rest = أظهر الباقي
viewing = أنت تنظر إلى الوراء، بعد النقلة { $ply } من { $plies }.
play-from-here = العب من هنا لتسلك طريقًا آخر.
to-latest = إلى آخر نقلة
replay = أظهر آخر نقلة مرة أخرى
replay-short = آخر نقلة

## دور الحاسوب

thinking = { side } يفكّر…
computer-moves = الدور على { side }، وهو الحاسوب.
computer-begins = { side } يبدأ من { $hole }.
computer-goes-on = { side } يرفع ويتابع عند { $hole }.
computer-stops = { side } يتوقف عند { $hole }.
computer-takes = { side } يأخذ من { $names }.
computer-offers = { side } يعرض { $names }.
computer-accepts = { side } يقبل عرض { $names }.
computer-refuses = { side } يرفض العرض.
let-it-play = دع الحاسوب يتابع
one-move = نقلة واحدة
move-now = العب الآن
pause = إيقاف مؤقت
pausing = سيتوقف مؤقتًا بعد هذه النقلة.

## جانب على جهاز آخر

away = { side } يلعب من مكان آخر.
send-link = أرسل الرابط
link = رابط
link-failed = تعذّر فتح الرابط. تحقّق من الاتصال وأعد تحميل الصفحة.
set-up = رتّب وضعية

## عند الرأس

head-heading = وصل الزرع إلى رأسك { $hole }.
head-heading-of = وصل زرع { side } إلى الرأس { $hole }.
head-first = اختر أولًا في الأسفل: تابع أو توقّف.
head-note = { $stones ->
    [zero] ارفع أحجاره وتابع الزرع، أو توقّف هنا وأنهِ النقلة.
    [one] ارفع حجره وتابع الزرع، أو توقّف هنا وأنهِ النقلة.
    [two] ارفع حجريه وتابع الزرع، أو توقّف هنا وأنهِ النقلة.
    [few] ارفع أحجاره، وهي { $stones }، وتابع الزرع، أو توقّف هنا وأنهِ النقلة.
    [many] ارفع أحجاره، وهي { $stones }، وتابع الزرع، أو توقّف هنا وأنهِ النقلة.
   *[other] ارفع أحجاره، وهي { $stones }، وتابع الزرع، أو توقّف هنا وأنهِ النقلة.
  }
head-only-stop = لو تابع الزرع لما انتهى أبدًا، لذلك يتوقف هنا.
go-on = ارفع وتابع
stop = توقّف هنا
run-on = تابع إلى النهاية
peek = أظهر نتيجة كل خيار
peek-one = أظهر اللوح بعدها
peek-short = معاينة
peek-go-on = المتابعة
peek-stop = التوقّف
peek-run-on = إلى النهاية

## المكافأة

take-holes = { $max ->
    [zero] لا حفر أخرى تأخذها · الباقي { $left }
    [one] خذ حفرة أخرى · الباقي { $left }
    [two] خذ حتى حفرتين أخريين · الباقي { $left }
    [few] خذ حتى { $max } حفر أخرى · الباقي { $left }
    [many] خذ حتى { $max } حفرة أخرى · الباقي { $left }
   *[other] خذ حتى { $max } حفرة أخرى · الباقي { $left }
  }
take-stones = { $max ->
    [zero] لا أحجار أخرى تأخذها · الباقي { $left }
    [one] خذ حجرًا آخر · الباقي { $left }
    [two] خذ حتى حجرين آخرين · الباقي { $left }
    [few] خذ حتى { $max } أحجار أخرى · الباقي { $left }
    [many] خذ حتى { $max } حجرًا آخر · الباقي { $left }
   *[other] خذ حتى { $max } حجر آخر · الباقي { $left }
  }
take-holes-of = { $max ->
    [zero] لا حفر أخرى يأخذها { side } · الباقي { $left }
    [one] يمكن أن يأخذ { side } حفرة أخرى · الباقي { $left }
    [two] يمكن أن يأخذ { side } حتى حفرتين أخريين · الباقي { $left }
    [few] يمكن أن يأخذ { side } حتى { $max } حفر أخرى · الباقي { $left }
    [many] يمكن أن يأخذ { side } حتى { $max } حفرة أخرى · الباقي { $left }
   *[other] يمكن أن يأخذ { side } حتى { $max } حفرة أخرى · الباقي { $left }
  }
take-stones-of = { $max ->
    [zero] لا أحجار أخرى يأخذها { side } · الباقي { $left }
    [one] يمكن أن يأخذ { side } حجرًا آخر · الباقي { $left }
    [two] يمكن أن يأخذ { side } حتى حجرين آخرين · الباقي { $left }
    [few] يمكن أن يأخذ { side } حتى { $max } أحجار أخرى · الباقي { $left }
    [many] يمكن أن يأخذ { side } حتى { $max } حجرًا آخر · الباقي { $left }
   *[other] يمكن أن يأخذ { side } حتى { $max } حجر آخر · الباقي { $left }
  }
holes-note = يتيح لك الأسر أن تُفرغ من حفر الخصم ما شئت أينما كانت. علّمها على اللوح.
stones-note = يتيح لك الأسر أن تأخذ مثل ما أسرت مرة أخرى. كل لمسة على حفرة للخصم تعلّم حجرًا واحدًا.
marks-left = { $left ->
    [0] لم يبقَ ما تعلّمه.
   *[other] الباقي للتعليم: { $left }.
  }
take = { $stones ->
    [zero] لا تأخذ شيئًا
    [one] خذ حجرًا واحدًا
    [two] خذ حجرين
    [few] خذ { $stones } أحجار
    [many] خذ { $stones } حجرًا
   *[other] خذ { $stones } حجر
  }
take-none = لا تأخذ شيئًا
clear = امسح
mark-for-me = علّم لي الباقي: { $count }
mark-for-me-short = أكمل
fewer = أنقص حجرًا من { $hole }
more = زد حجرًا من { $hole }
chosen-from = الأحجار المعلَّمة حتى الآن

## عرض الحفر في Goré

offer = اعرض حفرًا
offer-heading = { $max ->
    [zero] لا حفرة يمكنك أن تعرضها.
    [one] أي حفرة تعرض؟
    [two] أي حفر تعرض؟ اثنتين على الأكثر
    [few] أي حفر تعرض؟ { $max } على الأكثر
    [many] أي حفر تعرض؟ { $max } على الأكثر
   *[other] أي حفر تعرض؟ { $max } على الأكثر
  }
offer-note = { $holes ->
    [zero] علّم حفرك؛ ثمن كل منها { cows }، يضعها فيها { side } فتصير الحفرة له. العرض هو نقلتك.
    [one] ثمنها { cows }، يضعها فيها { side } فتصير الحفرة له. العرض هو نقلتك.
    [two] ثمنهما معًا { cows }، يضعها فيهما { side } فتصير الحفرتان له. العرض هو نقلتك.
    [few] ثمنها معًا { cows }، يضعها فيها { side } فتصير الحفر له. العرض هو نقلتك.
    [many] ثمنها معًا { cows }، يضعها فيها { side } فتصير الحفر له. العرض هو نقلتك.
   *[other] ثمنها معًا { cows }، يضعها فيها { side } فتصير الحفر له. العرض هو نقلتك.
  }
offer-marked = المعلَّم { $count } من { holes } على الأكثر.
offer-confirm = { $holes ->
    [zero] اعرض
    [one] اعرض حفرة واحدة
    [two] اعرض حفرتين
    [few] اعرض { $holes } حفر
    [many] اعرض { $holes } حفرة
   *[other] اعرض { $holes } حفرة
  }
offer-leave = ازرع بدلًا منه
answer-heading = { $holes ->
    [zero] لا يعرض عليك { side } أي حفرة: { $names }.
    [one] يعرض عليك { side } حفرة واحدة: { $names }.
    [two] يعرض عليك { side } حفرتين: { $names }.
    [few] يعرض عليك { side } { $holes } حفر: { $names }.
    [many] يعرض عليك { side } { $holes } حفرة: { $names }.
   *[other] يعرض عليك { side } { $holes } حفرة: { $names }.
  }
answer-first = اختر أولًا في الأسفل: اقبل أو ارفض.
answer-note = { $holes ->
    [zero] تضع من أبقار قطيعك { $paid } من أصل { $herd }. الرفض مسموح، لكن الفوز بعد رفض فوز بلا مجد.
    [one] تضع فيها من أبقار قطيعك { $paid } من أصل { $herd } وتصير لك. الرفض مسموح، لكن الفوز بعد رفض فوز بلا مجد.
    [two] تضع فيهما من أبقار قطيعك { $paid } من أصل { $herd } وتصيران لك. الرفض مسموح، لكن الفوز بعد رفض فوز بلا مجد.
    [few] تضع فيها من أبقار قطيعك { $paid } من أصل { $herd } وتصير لك. الرفض مسموح، لكن الفوز بعد رفض فوز بلا مجد.
    [many] تضع فيها من أبقار قطيعك { $paid } من أصل { $herd } وتصير لك. الرفض مسموح، لكن الفوز بعد رفض فوز بلا مجد.
   *[other] تضع فيها من أبقار قطيعك { $paid } من أصل { $herd } وتصير لك. الرفض مسموح، لكن الفوز بعد رفض فوز بلا مجد.
  }
accept = اقبل
refuse = ارفض
pass-heading = ليس عند { side } بقرة يزرعها، فعليه أن يمرّر الدور.
pass-note = لا بقرة في أي من حفرك؛ سيلعب الآخر مرة أخرى.
pass = مرّر الدور

## الاستسلام

resign = استسلم
resign-heading = هل يستسلم { side }؟
resign-note = سيكون { side } هو الفائز. ما زال بإمكانك العودة عن ذلك بزر «تراجع».
resign-yes = نعم، استسلم
resign-no = واصل اللعب
end-game = أنهِ اللعبة
ended-heading = أُنهيت اللعبة.
ended-note = لم يفز أحد. تُحفظ على أنها لم تكتمل.

## ما يفعله كل جواب

would-sow = { $laps ->
    [zero] لا يستمر الزرع
    [one] يستمر الزرع شوطًا آخر
    [two] يستمر الزرع شوطين آخرين
    [few] يستمر الزرع { $laps } أشواط أخرى
    [many] يستمر الزرع { $laps } شوطًا آخر
   *[other] يستمر الزرع { $laps } شوط آخر
  } وينتهي عند { $last } بلا أسر.
would-capture = { $laps ->
    [zero] لا يستمر الزرع
    [one] يستمر الزرع شوطًا آخر
    [two] يستمر الزرع شوطين آخرين
    [few] يستمر الزرع { $laps } أشواط أخرى
    [many] يستمر الزرع { $laps } شوطًا آخر
   *[other] يستمر الزرع { $laps } شوط آخر
  } وينتهي عند { $last } ويأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  }.
would-ask = { $laps ->
    [zero] لا يستمر الزرع
    [one] يستمر الزرع شوطًا آخر
    [two] يستمر الزرع شوطين آخرين
    [few] يستمر الزرع { $laps } أشواط أخرى
    [many] يستمر الزرع { $laps } شوطًا آخر
   *[other] يستمر الزرع { $laps } شوط آخر
  } ويصل إلى رأسك { $last } حيث تختار من جديد.
would-stop = تنتهي النقلة عند { $hole } ولا يُؤسر شيء.
would-take = { $stones ->
    [zero] لا يغادر اللوح أي حجر.
    [one] يغادر اللوح حجر واحد.
    [two] يغادر اللوح حجران.
    [few] يغادر اللوح { $stones } أحجار.
    [many] يغادر اللوح { $stones } حجرًا.
   *[other] يغادر اللوح { $stones } حجر.
  }
would-accept = { $holes ->
    [zero] تصير { $names } لك وفيها { cows }
    [one] تصير { $names } لك وفيها { cows }
    [two] تصير { $names } لك وفيهما { cows }
    [few] تصير { $names } لك وفيها { cows }
    [many] تصير { $names } لك وفيها { cows }
   *[other] تصير { $names } لك وفيها { cows }
  }؛ { $left ->
    [zero] لا يبقى في قطيعك شيء
    [one] تبقى في قطيعك بقرة واحدة
    [two] تبقى في قطيعك بقرتان
    [few] تبقى في قطيعك { $left } بقرات
    [many] تبقى في قطيعك { $left } بقرة
   *[other] تبقى في قطيعك { $left } بقرة
  }، والدور لك.
would-refuse = يبقى اللوح كما هو، والدور لك.
would-offer = إذا قبل { side } صارت { $names } هكذا.

## لماذا لا تفعل اللمسة شيئًا

not-yours = { $hole } حفرة { side }.
empty-hole = { $hole } فارغة.
cannot-start = لا يمكن أن تبدأ نقلة من { $hole } الآن.
cannot-take = لا يمكن أخذ شيء من { $hole }.
all-marked = كل أحجار { $hole } معلَّمة.
none-left = كلها معلَّمة؛ أزل علامة أولًا.
can-pay-for = { $holes ->
    [zero] لا يستطيع { side } أن يدفع ثمن أي حفرة؛ أزل العلامة أولًا.
    [one] لا يستطيع { side } أن يدفع إلا ثمن حفرة واحدة؛ أزل العلامة عن المعلَّمة أولًا.
    [two] لا يستطيع { side } أن يدفع إلا ثمن حفرتين؛ أزل علامة أولًا.
    [few] لا يستطيع { side } أن يدفع إلا ثمن { $holes } حفر؛ أزل علامة أولًا.
    [many] لا يستطيع { side } أن يدفع إلا ثمن { $holes } حفرة؛ أزل علامة أولًا.
   *[other] لا يستطيع { side } أن يدفع إلا ثمن { $holes } حفرة؛ أزل علامة أولًا.
  }
keep-one = عليك أن تحتفظ بحفرة؛ أزل علامة أولًا.
cannot-offer = ليست { $hole } لك لتعرضها.

## ما فعلته نقلة

did-pass = لم تكن عند { side } بقرة يزرعها فمرّر الدور.
did-offer = عرض { side } { $names }.
did-accept = قبل { side } عرض { $names }.
did-refuse = رفض { side } العرض.
did-resign = استسلم { side }.
did-step = خطا { side } من { $from } إلى { $last }.
did-step-capture = خطا { side } من { $from } إلى { $last } وأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  }.
did-sow-cows = زرع { side } من { $from } إلى { $last }.
did-sow-cows-capture = زرع { side } من { $from } إلى { $last } وأسر { $cows ->
    [zero] لا شيء
    [one] بقرة واحدة
    [two] بقرتين
    [few] { $cows } بقرات
    [many] { $cows } بقرة
   *[other] { $cows } بقرة
  }.
did-sow = زرع { side } من { $from } إلى { $last }: { laps }.
did-sow-capture = زرع { side } من { $from } إلى { $last } ({ laps }) وأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  }.
did-sow-stones = زرع { side } من { $from } إلى { $last } ({ laps }) وأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  } وأخذ { $stones ->
    [zero] لا شيء غيرها
    [one] حجرًا آخر
    [two] حجرين آخرين
    [few] { $stones } أحجار أخرى
    [many] { $stones } حجرًا آخر
   *[other] { $stones } حجر آخر
  }.
did-sow-holes = زرع { side } من { $from } إلى { $last } ({ laps }) وأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  } وأخذ { $holes ->
    [zero] لا شيء غيرها
    [one] حفرة أخرى
    [two] حفرتين أخريين
    [few] { $holes } حفر أخرى
    [many] { $holes } حفرة أخرى
   *[other] { $holes } حفرة أخرى
  } ({ stones }).

## نقلة تُعرض خطوة خطوة

step-single = حجر { $from } يخطو إلى { $last }.
step-sown = { $piece ->
    [cow] { $count ->
        [zero] لا بقرة تنتقل من { $from } إلى { $last }.
        [one] بقرة واحدة تنتقل من { $from } إلى { $last }.
        [two] تُرفع بقرتان من { $from } وتُزرعان واحدة واحدة، والأخيرة في { $last }.
        [few] تُرفع { $count } بقرات من { $from } وتُزرع واحدة واحدة، والأخيرة في { $last }.
        [many] تُرفع { $count } بقرة من { $from } وتُزرع واحدة واحدة، والأخيرة في { $last }.
       *[other] تُرفع { $count } بقرة من { $from } وتُزرع واحدة واحدة، والأخيرة في { $last }.
      }
   *[stone] { $count ->
        [zero] لا حجر ينتقل من { $from } إلى { $last }.
        [one] حجر واحد ينتقل من { $from } إلى { $last }.
        [two] يُرفع حجران من { $from } ويُزرعان واحدًا واحدًا، والأخير في { $last }.
        [few] تُرفع { $count } أحجار من { $from } وتُزرع واحدًا واحدًا، والأخير في { $last }.
        [many] يُرفع { $count } حجرًا من { $from } وتُزرع واحدًا واحدًا، والأخير في { $last }.
       *[other] يُرفع { $count } حجر من { $from } وتُزرع واحدًا واحدًا، والأخير في { $last }.
      }
  }
step-relays = في { $last } أحجار: تُرفع ويستمر الزرع بها.
step-taken = أُسر من { $names }: { pieces }.

## اللوح لمن يسمعه

board = لوح { game }
hole = { $hole }، { side }، { pieces }{ $head ->
    [yes] ، رأس
   *[no] { "" }
  }{ $startable ->
    [yes] ، يمكن البدء منها
   *[no] { "" }
  }{ $marked ->
    [zero] { "" }
    [one] ، معلَّمة
    [two] ، المعلَّم منها { $marked }
    [few] ، المعلَّم منها { $marked }
    [many] ، المعلَّم منها { $marked }
   *[other] ، المعلَّم منها { $marked }
  }{ $takeable ->
    [yes] ، يمكن أخذها
   *[no] { "" }
  }{ $offered ->
    [yes] ، معروضة
   *[no] { "" }
  }{ $hinted ->
    [yes] ، التلميح
   *[no] { "" }
  }{ $preview ->
    [none] { "" }
   *[other] ، يصير فيها { $preview }
  }
heap = { $piece ->
    [cow] قطيع { side }: { pieces }.
   *[stone] ما أخذه { side }: { pieces }.
  }

## كيف انتهت اللعبة

result = { $result ->
    [draw] تعادل
    [N] فاز الشمال
   *[S] فاز الجنوب
  }
result-named = { $result }: { $names }
result-you = لقد فزت
result-computer = فاز الحاسوب
end-captured = لم يبقَ عند { side } أي حجر.
end-immobile = { side } لا يستطيع أن يلعب.
end-resigned = استسلم { side }.
end-cleared = لا حفرة فيها ثلاث بقرات أو أكثر: عند الجنوب { $south ->
    [zero] لا شيء
    [one] بقرة واحدة
    [two] بقرتان
    [few] { $south } بقرات
    [many] { $south } بقرة
   *[other] { $south } بقرة
  }، وعند الشمال { $north ->
    [zero] لا شيء
    [one] بقرة واحدة
    [two] بقرتان
    [few] { $north } بقرات
    [many] { $north } بقرة
   *[other] { $north } بقرة
  }.
end-cleared-even = لا حفرة فيها ثلاث بقرات أو أكثر: عند كل منهما { cows }.
end-counted = تكرّرت الوضعية نفسها للمرة الثالثة، لذلك تُعدّ الأبقار: عند الجنوب { $south ->
    [zero] لا شيء
    [one] بقرة واحدة
    [two] بقرتان
    [few] { $south } بقرات
    [many] { $south } بقرة
   *[other] { $south } بقرة
  }، وعند الشمال { $north ->
    [zero] لا شيء
    [one] بقرة واحدة
    [two] بقرتان
    [few] { $north } بقرات
    [many] { $north } بقرة
   *[other] { $north } بقرة
  }.
end-counted-even = تكرّرت الوضعية نفسها للمرة الثالثة، لذلك تُعدّ الأبقار: عند كل منهما { cows }.
end-twice = عادت الوضعية نفسها للمرة الثانية.
end-thrice-even = عادت الوضعية نفسها للمرة الثالثة والأحجار متساوية؛ و{ side } هو من أعادها.
end-thrice = عادت الوضعية نفسها للمرة الثالثة؛ وأحجار { side } على اللوح أكثر.
end-endless-draw = كل نقلة يلعبها { side } ستدور بلا نهاية.
end-endless-even = كل نقلة يلعبها { side } ستدور بلا نهاية، والأحجار متساوية.
end-endless = كل نقلة يلعبها { side } ستدور بلا نهاية؛ وأحجار { $winner ->
    [N] الشمال
   *[S] الجنوب
  } على اللوح أكثر.
without-glory = فوز بلا مجد: رفض { side } عرضًا في هذه اللعبة.

## الأدوات فوق اللوح

tools = اللعبة
undo = تراجع
redo = إعادة
moves = النقلات
analysis = تحليل
more-buttons = المزيد
settings = الإعدادات
commands = الأوامر والمفاتيح
new-game = لعبة جديدة
play-again = العب ثانية
review = مراجعة
back-to-start = شاشة البداية
close = إغلاق

## قائمة النقلات

play-back = أعد عرض اللعبة
play-back-stop = توقّف
with-note = { $what }، مع ملاحظة
note-game = ملاحظة على اللعبة
note-move = ملاحظة على النقلة { $ply }
note-refused = لا يمكن حفظ الملاحظة: { $reason }.
no-moves = لا نقلات بعد.
game-start = بداية اللعبة
jump-to = النقلة { $ply }، { side }: { $move }
signs = تُسمّى النقلة باسم الحفرة التي تبدأ منها؛ { "x" } تعني الأسر.
signs-stones = تُسمّى النقلة باسم الحفرة التي تبدأ منها؛ { "x" } تعني الأسر، وبعدها ما يؤخذ زيادة.
signs-hole = تُسمّى النقلة باسم الحفرة التي تبدأ منها؛ { "x" } تعني الأسر، وبعدها الحفرة التي تُفرغ زيادة.
signs-holes = تُسمّى النقلة باسم الحفرة التي تبدأ منها؛ { "x" } تعني الأسر، وبعدها الحفر التي تُفرغ زيادة.
signs-heads = تُسمّى النقلة باسم الحفرة التي تبدأ منها؛ { ">" } تعني المتابعة عند رأس، { "|" } التوقف عنده، { "x" } الأسر.
signs-heads-holes = تُسمّى النقلة باسم الحفرة التي تبدأ منها؛ { ">" } تعني المتابعة عند رأس، { "|" } التوقف عنده، { "x" } الأسر، وبعدها الحفر التي تُفرغ زيادة.

## على الشاشتين

language = اللغة
speakers-wanted = ما زالت هذه الكلمات تحتاج إلى عين من نشأ على هذه اللغة. إن بدت لك كلمة غريبة فأخبر القائم على هذه الصفحة من فضلك.
sound = الصوت

## قبل النقلة

press-again = { $hole } معلَّمة. اضغطها مرة أخرى لتلعبها، أو اختر حفرة أخرى.
ghost-ends = { $from }: { laps }، وينتهي الزرع عند { $last } بلا أسر.
ghost-captures = { $from }: { laps }، وينتهي الزرع عند { $last } ويأسر { $captured }.
ghost-head = { $from }: { laps }، ويصل الزرع إلى رأسك { $last } حيث تختار.
ghost-more = { $from }: { laps }، وينتهي الزرع عند { $last } ويأسر { $captured } ولك أن تأخذ المزيد.

## التلميحات

hint = تلميح
hint-tells = ماذا تفعل
hint-shows = أظهرها
hint-thinking = أبحث عن نقلة جيدة…
hint-failed = لا يمكن إيجاد تلميح الآن. تحقّق من الاتصال وحاول مرة أخرى.
hint-hole = انظر إلى { $hole }.
hint-offer = فكّر في أن تعرض حفرًا بدل الزرع.
hint-accept = يبدو القبول أفضل من الرفض.
hint-refuse = يبدو الرفض أفضل من القبول.
hint-pass = ليس أمامك إلا أن تمرّر الدور.
hint-offers = اعرض { $names }.
hint-goes-on = ارفع وتابع عند { $names }.
hint-goes-on-many = ارفع وتابع عند { $heads ->
    [zero] أي رأس يصل إليه الزرع
    [one] أول رأس يصل إليه الزرع
    [two] أول رأسين يصل إليهما الزرع
    [few] أول { $heads } رؤوس يصل إليها الزرع
    [many] أول { $heads } رأسًا يصل إليها الزرع
   *[other] أول { $heads } رأس يصل إليها الزرع
  }.
hint-stops = توقّف عند { $hole }.
hint-takes = خذ من { $names }.
hint-takes-stones = خذ { $taken }.
hint-takes-part = { $count } من { $hole }
hint-takes-none = لا تأخذ شيئًا.
hint-elsewhere = تبدو بداية أخرى أفضل. يمكنك العودة عن هذه بزر «تراجع» ثم السؤال مرة أخرى.
hint-title = التلميح على اللوح
hint-step = حجر { $from } يخطو إلى { $last }.
hint-step-capture = حجر { $from } يخطو إلى { $last } ويأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  }.
hint-sow-cows = الزرع من { $from } ينتهي عند { $last }.
hint-sow-cows-capture = الزرع من { $from } ينتهي عند { $last } ويأسر { $cows ->
    [zero] لا شيء
    [one] بقرة واحدة
    [two] بقرتين
    [few] { $cows } بقرات
    [many] { $cows } بقرة
   *[other] { $cows } بقرة
  }.
hint-sow = من { $from }: { laps }، وينتهي الزرع عند { $last } بلا أسر.
hint-sow-capture = من { $from }: { laps }، وينتهي الزرع عند { $last } ويأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  }.
hint-sow-stones = من { $from }: { laps }، وينتهي الزرع عند { $last } ويأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  } ويأخذ { $stones ->
    [zero] لا شيء غيرها
    [one] حجرًا آخر
    [two] حجرين آخرين
    [few] { $stones } أحجار أخرى
    [many] { $stones } حجرًا آخر
   *[other] { $stones } حجر آخر
  }.
hint-sow-holes = من { $from }: { laps }، وينتهي الزرع عند { $last } ويأسر { $captured ->
    [zero] لا شيء
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $captured } أحجار
    [many] { $captured } حجرًا
   *[other] { $captured } حجر
  } ويأخذ { $holes ->
    [zero] لا شيء غيرها
    [one] حفرة أخرى
    [two] حفرتين أخريين
    [few] { $holes } حفر أخرى
    [many] { $holes } حفرة أخرى
   *[other] { $holes } حفرة أخرى
  } ({ stones }).

## سلسلة نقلات على اللوح

line-heading = { $title }: النقلة { $at } من { $of }
line-back = السابق
line-on = التالي
line-leave = عُد إلى اللعبة
line-left = يعرض اللوح اللعبة من جديد.

## الإشعارات

storage-blocked = لا يسمح هذا المتصفح للصفحة بحفظ شيء، لذلك ستضيع اللعبة حين يُغلق التبويب.
storage-full = امتلأت ذاكرة المتصفح، فلم يعد ممكنًا حفظ اللعبة هنا.
saved-too-long = كانت اللعبة المحفوظة أطول بكثير من أي لعبة، فأُزيلت.
saved-bad = تعذّرت قراءة اللعبة المحفوظة، فوُضعت جانبًا.
other-tab = استمرت هذه اللعبة في تبويب آخر. ما تلعبه هنا لا يُحفظ.
load-other = افتح اللعبة الأخرى هنا
keep-mine = احتفظ باللعبتين
list-blocked = لا يحفظ هذا المتصفح قائمة ألعاب، فلن تجد في المرة القادمة إلا آخر لعبة.
list-full = لم يبقَ مكان لألعاب أخرى في القائمة.
bad-position = يطلب العنوان وضعية لا يمكن قراءتها: { $reason }
position-too-long = يطلب العنوان وضعية أطول من أن تكون وضعية.
computer-replaced = توقف الحاسوب اللاعب عن العمل فشُغّل من جديد.
computer-loading = ما زال الحاسوب اللاعب يُحمّل. قد يحتاج الاتصال البطيء إلى لحظة أخرى.
computer-failed = الحاسوب اللاعب لا يجيب. تحقّق من الاتصال وحاول مرة أخرى.
analysis-replaced = توقف التحليل عن العمل فشُغّل من جديد.
analysis-loading = ما زال التحليل يُحمّل. قد يحتاج الاتصال البطيء إلى لحظة أخرى.
try-again = حاول ثانية
game-before = لم تنتهِ اللعبة التي قبل هذه.
back-to-before = عُد إلى اللعبة السابقة
dismiss = إخفاء
notices = إشعارات
language-failed = تعذّر تحميل { $language }. تحقّق من الاتصال واختر اللغة مرة أخرى.
part-failed = تعذّر تحميل هذا. تحقّق من الاتصال وحاول مرة أخرى.
engine-slow = ما زالت القواعد تُحمّل. قد يحتاج الاتصال البطيء إلى لحظة أخرى.
engine-failed = تعذّر تحميل القواعد.
engine-help = تحقّق من الاتصال وحاول مرة أخرى. إن لم ينجح ذلك فأعد تحميل الصفحة أو استخدم متصفحًا أحدث: تحتاج الصفحة إلى WebAssembly.
loading = جارٍ التحميل…
something-wrong = حدث خطأ ما، لكن اللعبة محفوظة: أعد تحميل الصفحة إن لم تستمر.
