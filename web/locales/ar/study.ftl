### تحليل الألعاب ومراجعتها: تُحمّل حين يُفتح أحدهما.

## قيمة الوضعية

worth-even = اللعبة متكافئة تقريبًا.
worth-drawn = اللعبة تعادل.
worth-won = فاز { side }.
worth-ahead = { side } متقدّم بنحو { $piece ->
    [cow] { $count ->
        [zero] لا شيء
        [one] بقرة واحدة
        [two] بقرتين
        [few] { $count } بقرات
        [many] { $count } بقرة
       *[other] { $count } بقرة
      }
   *[stone] { $count ->
        [zero] لا شيء
        [one] حجر واحد
        [two] حجرين
        [few] { $count } أحجار
        [many] { $count } حجرًا
       *[other] { $count } حجر
      }
  }.
worth-wins = { $moves ->
    [zero] { side } يفوز الآن.
    [one] { side } يفوز بالنقلة التالية.
    [two] { side } يفوز في نقلتين على الأكثر.
    [few] { side } يفوز في { $moves } نقلات على الأكثر.
    [many] { side } يفوز في { $moves } نقلة على الأكثر.
   *[other] { side } يفوز في { $moves } نقلة على الأكثر.
  }
short-even = تكافؤ
short-drawn = تعادل
short-won = فاز { side }
short-ahead = { side } { $lead }
short-wins = { side } يفوز في { $moves }

## التحليل

analysis-title = التحليل
analysis-note = النقلات هنا للتجربة فقط. اللعبة تنتظر كما هي.
lines-title = أفضل الخطوط
line-name = الخط { $line }
line-label = الخط { $line }، { $worth }
line-move = النقلة { $at }، { side }: { $move }
searching = البحث: { $depth ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $depth } نقلات
    [many] { $depth } نقلة
   *[other] { $depth } نقلة
  } إلى الأمام · حتى الآن { $positions ->
    [zero] لا وضعيات
    [one] وضعية واحدة
    [two] وضعيتان
    [few] { NUMBER($positions, useGrouping: "always") } وضعيات
    [many] { NUMBER($positions, useGrouping: "always") } وضعية
   *[other] { NUMBER($positions, useGrouping: "always") } وضعية
  }
settled = انتهى البحث: { $depth ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $depth } نقلات
    [many] { $depth } نقلة
   *[other] { $depth } نقلة
  } إلى الأمام · { $positions ->
    [zero] لا وضعيات
    [one] وضعية واحدة
    [two] وضعيتان
    [few] { NUMBER($positions, useGrouping: "always") } وضعيات
    [many] { NUMBER($positions, useGrouping: "always") } وضعية
   *[other] { NUMBER($positions, useGrouping: "always") } وضعية
  }
starting = يبدأ البحث…
solved = وصل البحث إلى نهاية اللعبة.
deeper = ابحث أعمق
game-over = انتهت اللعبة هنا؛ عُد إلى الوراء لترى وضعية أسبق.
analysis-failed = التحليل لا يجيب. تحقّق من الاتصال وحاول مرة أخرى.

## المراجعة

review-title = مراجعة اللعبة
review-progress = فُحصت { $done } من { $positions ->
    [zero] { $positions } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $positions } وضعيات
    [many] { $positions } وضعية
   *[other] { $positions } وضعية
  }
review-stop = أوقف الفحص
review-go-on = افحص الباقي
graph-label = كيف سارت اللعبة: قيمة كل وضعية. مفاتيح الأسهم تتنقل في اللعبة.
graph-at = { $ply ->
    [0] بداية اللعبة: { $worth }
   *[other] بعد النقلة { $ply }: { $worth }
  }
graph-unknown = لم تُفحص بعد
turning-title = نقاط التحوّل
turning-none = لم تغيّر أي نقلة وحدها الكثير.
turning-wait = تظهر بعد أن تُفحص كل الوضعيات.
turning-offered = النقلة { $ply }، عرض { side } { $names }.
turning-accepted = النقلة { $ply }، قبل { side } العرض.
turning-refused = النقلة { $ply }، رفض { side } العرض.
turning-resigned = النقلة { $ply }، استسلم { side }.
turning-played = النقلة { $ply }، لعب { side } { $move }.
turning-cost = قبلها: { $before }. بعدها: { $after }.
turning-count = { $turnings ->
    [zero] انتهت المراجعة. لم تغيّر أي نقلة وحدها الكثير.
    [one] انتهت المراجعة. نقطة تحوّل واحدة.
    [two] انتهت المراجعة. نقطتا تحوّل.
    [few] انتهت المراجعة. { $turnings } نقاط تحوّل.
    [many] انتهت المراجعة. { $turnings } نقطة تحوّل.
   *[other] انتهت المراجعة. { $turnings } نقطة تحوّل.
  }
better-offer = كان الأفضل عرض { $names }.
better-accept = كان الأفضل قبول العرض.
better-refuse = كان الأفضل رفض العرض.
better-move = كانت { $move } أفضل.
show-better = خط أفضل
show-better-than = أظهر الخط الأفضل من النقلة { $ply }
better-title = الخط الأفضل
go-there = اذهب إليها
go-to-move = اذهب إلى النقلة { $ply }
table = كل القيم في جدول
table-move = النقلة
table-who = من
table-played = ما لُعب
table-value = القيمة بعدها
table-turning = نقطة تحوّل { $number }
