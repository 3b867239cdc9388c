// The files of the page that plays an HTML export.
#include "embed.h"

TEXTS("Web/transition/index.html")
#embed "../Web/transition/index.html"
TEXT("Web/transition/1-page.css")
#embed "../Web/transition/1-page.css"
TEXT("Web/transition/2-player.css")
#embed "../Web/transition/2-player.css"
TEXT("Web/parts/dom.js")
#embed "../Web/parts/dom.js"
TEXT("Web/parts/transport.js")
#embed "../Web/parts/transport.js"
TEXT("Web/transition/controls.js")
#embed "../Web/transition/controls.js"
TEXT("Web/transition/export-page.js")
#embed "../Web/transition/export-page.js"
TEXT("Web/transition/page.js")
#embed "../Web/transition/page.js"
END_TEXTS

hooke_page hooke_page_export(void) { return (hooke_page){texts, "Web/transition/export-page.js", NULL, 0}; }
