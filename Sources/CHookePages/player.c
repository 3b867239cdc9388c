// The files of the page that plays recordings.
#include "transition.h"

TEXT("Web/transition/2-player.css")
#embed "../Web/transition/2-player.css"
TEXT("Web/parts/numbers.js")
#embed "../Web/parts/numbers.js"
TEXT("Web/parts/frame.js")
#embed "../Web/parts/frame.js"
TEXT("Web/parts/press.js")
#embed "../Web/parts/press.js"
TEXT("Web/parts/transport.js")
#embed "../Web/parts/transport.js"
TEXT("Web/transition/controls.js")
#embed "../Web/transition/controls.js"
TEXT("Web/transition/core.js")
#embed "../Web/transition/core.js"
TEXT("Web/transition/overlay.js")
#embed "../Web/transition/overlay.js"
TEXT("Web/transition/player-page.js")
#embed "../Web/transition/player-page.js"
TEXT("Web/transition/player.js")
#embed "../Web/transition/player.js"
TEXT("Web/transition/plots.js")
#embed "../Web/transition/plots.js"
TEXT("Web/transition/recording.js")
#embed "../Web/transition/recording.js"
TEXT("Web/transition/stage.js")
#embed "../Web/transition/stage.js"
END_TEXTS

hooke_page hooke_page_player(void) { return (hooke_page){texts, "Web/transition/player-page.js", NULL, 0}; }
