// The files of the gallery of motions.
#include "embed.h"

TEXTS("Web/gallery/index.html")
#embed "../Web/gallery/index.html"
TEXT("Web/gallery/gallery.css")
#embed "../Web/gallery/gallery.css"
TEXT("Web/gallery/figures.js")
#embed "../Web/gallery/figures.js"
TEXT("Web/gallery/gallery.js")
#embed "../Web/gallery/gallery.js"
TEXT("Web/gallery/loops.js")
#embed "../Web/gallery/loops.js"
TEXT("Web/parts/dom.js")
#embed "../Web/parts/dom.js"
TEXT("Web/transition/page.js")
#embed "../Web/transition/page.js"
END_TEXTS

hooke_page hooke_page_gallery(void) { return (hooke_page){texts, "Web/gallery/gallery.js", NULL, 0}; }
