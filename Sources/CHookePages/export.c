// The files of the page that plays an HTML export.
#include "transition.h"

TEXT("Web/transition/2-player.css")
#embed "../Web/transition/2-player.css"
TEXT("Web/parts/frame.js")
#embed "../Web/parts/frame.js"
TEXT("Web/parts/press.js")
#embed "../Web/parts/press.js"
TEXT("Web/parts/transport.js")
#embed "../Web/parts/transport.js"
TEXT("Web/transition/controls.js")
#embed "../Web/transition/controls.js"
TEXT("Web/transition/export-page.js")
#embed "../Web/transition/export-page.js"
END_TEXTS

hooke_page hooke_page_export(void) { return (hooke_page){texts, "Web/transition/export-page.js", NULL, 0}; }
