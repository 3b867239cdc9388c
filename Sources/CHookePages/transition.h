// The texts that the pages of transitions share: they begin a list.
#include "embed.h"

TEXTS("Web/transition/index.html")
#embed "../Web/transition/index.html"
TEXT("Web/parts/slider.css")
#embed "../Web/parts/slider.css"
TEXT("Web/transition/1-page.css")
#embed "../Web/transition/1-page.css"
TEXT("Web/parts/dom.js")
#embed "../Web/parts/dom.js"
TEXT("Web/transition/page.js")
#embed "../Web/transition/page.js"
