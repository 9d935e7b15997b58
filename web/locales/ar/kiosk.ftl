### A kiosk in a museum (docs/kiosk.md): what visitors read there, and the screen for its staff.

## The board that waits for visitors

kiosk-touch = المس لتلعب

## Choices

kiosk-languages = اختر لغتك
kiosk-one = ضد الحاسوب
kiosk-two = شخصان
kiosk-back = عودة إلى اللعبة

## A game

kiosk-finish = انتهيت
kiosk-take-home = خذ هذه اللعبة معك
kiosk-take-home-note = وجّه كاميرا هاتفك نحو المربع. تُفتح اللعبة هناك، ويمكنك أن تراها نقلة نقلة.
kiosk-qr = رمز QR لهذه اللعبة

## Nobody has touched anything for a while

kiosk-still = أما زلت هنا؟
kiosk-still-note = إن لم يلمس أحد الشاشة تنتهي اللعبة، ويبدأ الزائر التالي.
kiosk-left = الثواني الباقية: { $seconds }
kiosk-yes = نعم، أكمل اللعب

## The staff's screen

kiosk-code = أدخل الرمز
kiosk-code-old = أدخل الرمز الحالي
kiosk-code-new = اختر رمزًا
kiosk-code-help = من أربعة أرقام إلى ثمانية. بها لا يصل الزوّار إلى هذه الشاشة.
kiosk-code-again = الرمز نفسه مرة أخرى
kiosk-entered = الأرقام المدخلة: { $count }
kiosk-enter = موافق
kiosk-delete = احذف الرقم الأخير
kiosk-wrong = هذا ليس الرمز.
kiosk-short = للرمز من أربعة أرقام إلى ثمانية.
kiosk-differs = لم يتطابق الرمزان. اختر رمزًا من جديد.
kiosk-wait = أخطأت مرات كثيرة. انتظر { $seconds } ث.
kiosk-waited = يمكنك المحاولة من جديد الآن.
kiosk-counts = الألعاب التي لُعبت هنا
kiosk-visits = الزيارات
kiosk-begun = ألعاب بدأت
kiosk-finished = ألعاب انتهت
kiosk-all = المجموع
kiosk-not-kept = لا يسمح هذا الجهاز للصفحة بحفظ شيء: تضيع الأعداد حين يُطفأ.
kiosk-save = احفظ جدولًا (CSV)
kiosk-copy = انسخ الجدول
kiosk-copied = نُسخ الجدول.
kiosk-copy-failed = لا يسمح المتصفح بالنسخ.
kiosk-clear = صفّر الأعداد
kiosk-sure = هل تُصفَّر كل الأعداد؟
kiosk-sure-note = لا يمكن استرجاعها. احفظ الجدول أولًا إن كنت تحتاج إليه.
kiosk-clear-yes = صفّرها
kiosk-keep = أبقها
kiosk-code-change = غيّر الرمز
