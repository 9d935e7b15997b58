### نافذة الإعدادات: تُحمّل حين تُفتح.

preferences-look = المظهر
theme = السمة
theme-value = { $theme ->
    [light] فاتحة
    [dark] داكنة
    [contrast] تباين عالٍ
   *[system] كما في الجهاز
  }
left-handed = الأزرار على اليسار
facing = أدر الجانب البعيد نحو لاعبه
facing-help = لشخصين على طاولة واحدة: تتجه أسماء اللاعب البعيد وأعداده وأسئلته نحوه.

preferences-board = اللوح
counts = الأعداد عند الحفر
counts-value = { $counts ->
    [hover] عند الإشارة إليها
    [never] أبدًا
   *[always] دائمًا
  }
labels = أسماء الصفوف والأعمدة

preferences-moves = النقلات
speed = سرعة النقلة
speed-value = { $speed ->
    [slow] بطيئة
    [fast] سريعة
    [at-once] فورًا
    [step] خطوة خطوة
   *[normal] عادية
  }
motion = الحركة
motion-value = { $motion ->
    [reduced] بلا حركة
    [full] مع الحركة
   *[system] كما في الجهاز
  }
preview = أظهر أين تنتهي النقلة
preview-help = ما دامت حفرة مشارًا إليها أو محدَّدة أو مضغوطة.
confirm-first = اسأل قبل النقلة
confirm-first-help = الضغطة الأولى تعلّم الحفرة، والثانية تلعبها.

sound-on = صوت الأحجار
volume = شدة الصوت
volume-value = { $volume } بالمئة

done = تم
