# What a browser says that cannot run the page. Plain text: nothing of the page runs there.
old-title = This browser is too old
old-text = The games need a browser from 2023 or newer: Chrome or Edge 111, Firefox 114, Safari 16.4. Please bring this one up to date, or open the page in another one.
