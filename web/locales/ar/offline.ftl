version-ready = هناك إصدار جديد جاهز.
version-load = تحميله الآن
