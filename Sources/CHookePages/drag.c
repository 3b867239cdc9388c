// The files of the page in which a finger drags a transition.
#include "transition.h"

TEXT("Web/transition/2-drag.css")
#embed "../Web/transition/2-drag.css"
TEXT("Web/parts/numbers.js")
#embed "../Web/parts/numbers.js"
TEXT("Web/transition/core.js")
#embed "../Web/transition/core.js"
TEXT("Web/transition/drag-page.js")
#embed "../Web/transition/drag-page.js"
TEXT("Web/transition/drag.js")
#embed "../Web/transition/drag.js"
TEXT("Web/transition/ghost.js")
#embed "../Web/transition/ghost.js"
TEXT("Web/transition/hand.js")
#embed "../Web/transition/hand.js"
TEXT("Web/transition/live.js")
#embed "../Web/transition/live.js"
TEXT("Web/transition/stage.js")
#embed "../Web/transition/stage.js"
TEXT("Web/transition/trace.js")
#embed "../Web/transition/trace.js"
END_TEXTS

static const unsigned char module[] = {
#embed "../Web/wasm/page.wasm.gz"
};

hooke_page hooke_page_drag(void) { return (hooke_page){texts, "Web/transition/drag-page.js", module, sizeof module}; }
