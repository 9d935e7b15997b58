### لوحة الأوامر: نقلات تُكتب، وما يمكن أن يُقرأ، ومفاتيح اللوح.

commands-intro = اكتب نقلة كما تُكتب عادة، مثل { "a5" } أو { "b3xc4" }، أو إحدى الكلمات أدناه. ما تقوله يُقرأ ويظهر تحت السطر.
command-line = نقلة أو أمر
command-do = نفّذ
command-log = الأجوبة

## الكلمات التي يمكن كتابتها. أولها يظهر في القائمة، والإنجليزية صالحة دائمًا.

command-row = صف, الصف, ص
command-starts = بداية, بدايات, ب
command-what = ماذا, م
command-last = آخر, اخر, خ
command-board = لوح, اللوح, ل
command-taken = مأخوذ, ماخوذ, ذ
command-undo = تراجع
command-redo = إعادة, اعادة, إعاده, اعاده
command-hint = تلميح
command-go = تابع
command-stop = توقف, توقّف, قف
command-none = لا شيء, لاشيء, لا
command-moves = نقلات, النقلات
command-help = مساعدة, مساعده

## ما تفعله كل كلمة

command-row-does = تقرأ صفًّا: { $word } a
command-starts-does = تقرأ الحفر التي يمكنك البدء منها
command-what-does = تقول ما تفعله نقلة: { $word } a5
command-last-does = تقول ما فعلته آخر نقلة
command-board-does = تقرأ اللوح كله
command-taken-does = تقول ما أُخذ من اللوح
command-undo-does = تعود عن نقلة
command-redo-does = تعيدها
command-hint-does = تعطي تلميحًا؛ ومرة أخرى تلميحًا أوضح
command-go-does = ترفع أحجار الرأس وتتابع
command-stop-does = تتوقف عند الرأس
command-none-does = لا تأخذ شيئًا آخر؛ تُكتب الحفر الأخرى هكذا: { $example }
command-moves-does = تفتح قائمة النقلات
command-help-does = تقرأ هذه الكلمات

## المفاتيح

keys-title = المفاتيح حين تكون حفرة محدَّدة
keys-words-title = الكلمات
key-arrows = الأسهم
key-arrows-does = إلى الحفرة التالية
key-enter = Enter
key-enter-does = يبدأ نقلة، ويعلّم حفرة
key-minus = ناقص
key-minus-does = يزيل علامة
key-escape = Escape
key-escape-does = يلغي ما لم يُؤكَّد، ويغلق اللوحة
key-row-does = يقرأ هذا الصف
key-starts-does = يقرأ الحفر التي يمكن البدء منها
key-what-does = يقول ما تفعله نقلة من هنا
key-last-does = يقول ما فعلته آخر نقلة
key-taken-does = يقول ما أُخذ من اللوح
key-help-does = يفتح هذه القائمة من أي مكان

## ما يُقرأ

read-row = الصف { $row }، { side }: { $numbers }.
read-owned = { $hole }، { side }: { cows }.
read-no-row = الصفوف هي { $names }.
read-starts = يمكن أن يبدأ { side } من { $names }.
read-no-starts = لا يمكن أن يبدأ { side } من أي حفرة الآن.
read-no-hole = لا توجد حفرة «{ $text }».

## أجوبة ليست قراءة

command-cannot-now = لا يمكن ذلك الآن.
command-too-long = هذا أطول من أن يكون نقلة.
command-refused = لا يمكن لعب «{ $text }»: { $reason }
command-help-line = { $word }: { $does }.
