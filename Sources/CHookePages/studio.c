// The files of Hooke Studio.
#include "embed.h"

TEXTS("Web/studio/index.html")
#embed "../Web/studio/index.html"
TEXT("Web/parts/slider.css")
#embed "../Web/parts/slider.css"
TEXT("Web/studio/style/1-tokens.css")
#embed "../Web/studio/style/1-tokens.css"
TEXT("Web/studio/style/2-layout.css")
#embed "../Web/studio/style/2-layout.css"
TEXT("Web/studio/style/3-controls.css")
#embed "../Web/studio/style/3-controls.css"
TEXT("Web/studio/style/4-plots.css")
#embed "../Web/studio/style/4-plots.css"
TEXT("Web/studio/style/5-previews.css")
#embed "../Web/studio/style/5-previews.css"
TEXT("Web/studio/style/6-narrow.css")
#embed "../Web/studio/style/6-narrow.css"
TEXT("Web/studio/style/7-paths.css")
#embed "../Web/studio/style/7-paths.css"
TEXT("Web/studio/style/8-flights.css")
#embed "../Web/studio/style/8-flights.css"
TEXT("Web/studio/style/9-presets.css")
#embed "../Web/studio/style/9-presets.css"
TEXT("JavaScript/core.js")
#embed "../JavaScript/core.js"
TEXT("JavaScript/module.js")
#embed "../JavaScript/module.js"
TEXT("JavaScript/values.js")
#embed "../JavaScript/values.js"
TEXT("Web/parts/frame.js")
#embed "../Web/parts/frame.js"
TEXT("Web/parts/dom.js")
#embed "../Web/parts/dom.js"
TEXT("Web/parts/numbers.js")
#embed "../Web/parts/numbers.js"
TEXT("Web/parts/press.js")
#embed "../Web/parts/press.js"
TEXT("Web/parts/transport.js")
#embed "../Web/parts/transport.js"
TEXT("Web/studio/app.js")
#embed "../Web/studio/app.js"
TEXT("Web/studio/copy/compose.js")
#embed "../Web/studio/copy/compose.js"
TEXT("Web/studio/copy/css.js")
#embed "../Web/studio/copy/css.js"
TEXT("Web/studio/copy/figma.js")
#embed "../Web/studio/copy/figma.js"
TEXT("Web/studio/copy/flutter.js")
#embed "../Web/studio/copy/flutter.js"
TEXT("Web/studio/copy/formats.js")
#embed "../Web/studio/copy/formats.js"
TEXT("Web/studio/copy/hooke.js")
#embed "../Web/studio/copy/hooke.js"
TEXT("Web/studio/copy/lottie.js")
#embed "../Web/studio/copy/lottie.js"
TEXT("Web/studio/copy/motion.js")
#embed "../Web/studio/copy/motion.js"
TEXT("Web/studio/copy/moving.js")
#embed "../Web/studio/copy/moving.js"
TEXT("Web/studio/copy/page.js")
#embed "../Web/studio/copy/page.js"
TEXT("Web/studio/copy/react-spring.js")
#embed "../Web/studio/copy/react-spring.js"
TEXT("Web/studio/copy/swiftui.js")
#embed "../Web/studio/copy/swiftui.js"
TEXT("Web/studio/copy/uikit.js")
#embed "../Web/studio/copy/uikit.js"
TEXT("Web/studio/copy/words.js")
#embed "../Web/studio/copy/words.js"
TEXT("Web/studio/main.js")
#embed "../Web/studio/main.js"
TEXT("Web/studio/model/beziers.js")
#embed "../Web/studio/model/beziers.js"
TEXT("Web/studio/model/codec.js")
#embed "../Web/studio/model/codec.js"
TEXT("Web/studio/model/curves.js")
#embed "../Web/studio/model/curves.js"
TEXT("Web/studio/model/flight-tables.js")
#embed "../Web/studio/model/flight-tables.js"
TEXT("Web/studio/model/flights.js")
#embed "../Web/studio/model/flights.js"
TEXT("Web/studio/model/gestures.js")
#embed "../Web/studio/model/gestures.js"
TEXT("Web/studio/model/history.js")
#embed "../Web/studio/model/history.js"
TEXT("Web/studio/model/keyframes.js")
#embed "../Web/studio/model/keyframes.js"
TEXT("Web/studio/model/link.js")
#embed "../Web/studio/model/link.js"
TEXT("Web/studio/model/path-data.js")
#embed "../Web/studio/model/path-data.js"
TEXT("Web/studio/model/paths.js")
#embed "../Web/studio/model/paths.js"
TEXT("Web/studio/model/pieces.js")
#embed "../Web/studio/model/pieces.js"
TEXT("Web/studio/model/screens.js")
#embed "../Web/studio/model/screens.js"
TEXT("Web/studio/model/spring-shape.js")
#embed "../Web/studio/model/spring-shape.js"
TEXT("Web/studio/model/springs.js")
#embed "../Web/studio/model/springs.js"
TEXT("Web/studio/model/transforms.js")
#embed "../Web/studio/model/transforms.js"
TEXT("Web/studio/model/units.js")
#embed "../Web/studio/model/units.js"
TEXT("Web/studio/model/using.js")
#embed "../Web/studio/model/using.js"
TEXT("Web/studio/screens/curve-handles.js")
#embed "../Web/studio/screens/curve-handles.js"
TEXT("Web/studio/screens/curves.js")
#embed "../Web/studio/screens/curves.js"
TEXT("Web/studio/screens/gesture.js")
#embed "../Web/studio/screens/gesture.js"
TEXT("Web/studio/screens/key-handles.js")
#embed "../Web/studio/screens/key-handles.js"
TEXT("Web/studio/screens/keyframes.js")
#embed "../Web/studio/screens/keyframes.js"
TEXT("Web/studio/screens/path-handles.js")
#embed "../Web/studio/screens/path-handles.js"
TEXT("Web/studio/screens/paths.js")
#embed "../Web/studio/screens/paths.js"
TEXT("Web/studio/screens/phase-plane.js")
#embed "../Web/studio/screens/phase-plane.js"
TEXT("Web/studio/screens/sampler.js")
#embed "../Web/studio/screens/sampler.js"
TEXT("Web/studio/screens/screen.js")
#embed "../Web/studio/screens/screen.js"
TEXT("Web/studio/screens/series-screen.js")
#embed "../Web/studio/screens/series-screen.js"
TEXT("Web/studio/screens/sheet-drag.js")
#embed "../Web/studio/screens/sheet-drag.js"
TEXT("Web/studio/screens/spring-handles.js")
#embed "../Web/studio/screens/spring-handles.js"
TEXT("Web/studio/screens/springs.js")
#embed "../Web/studio/screens/springs.js"
TEXT("Web/studio/screens/transforms.js")
#embed "../Web/studio/screens/transforms.js"
TEXT("Web/studio/view/compare.js")
#embed "../Web/studio/view/compare.js"
TEXT("Web/studio/view/controls.js")
#embed "../Web/studio/view/controls.js"
TEXT("Web/studio/view/copy-panel.js")
#embed "../Web/studio/view/copy-panel.js"
TEXT("Web/studio/view/fields.js")
#embed "../Web/studio/view/fields.js"
TEXT("Web/studio/view/flights.js")
#embed "../Web/studio/view/flights.js"
TEXT("Web/studio/view/frame.js")
#embed "../Web/studio/view/frame.js"
TEXT("Web/studio/view/handles.js")
#embed "../Web/studio/view/handles.js"
TEXT("Web/studio/view/kept.js")
#embed "../Web/studio/view/kept.js"
TEXT("Web/studio/view/path-board.js")
#embed "../Web/studio/view/path-board.js"
TEXT("Web/studio/view/picture.js")
#embed "../Web/studio/view/picture.js"
TEXT("Web/studio/view/plot.js")
#embed "../Web/studio/view/plot.js"
TEXT("Web/studio/view/presets.js")
#embed "../Web/studio/view/presets.js"
TEXT("Web/studio/view/previews.js")
#embed "../Web/studio/view/previews.js"
TEXT("Web/studio/view/space.js")
#embed "../Web/studio/view/space.js"
TEXT("Web/studio/view/table.js")
#embed "../Web/studio/view/table.js"
TEXT("Web/studio/view/time-bar.js")
#embed "../Web/studio/view/time-bar.js"
END_TEXTS

static const unsigned char module[] = {
#embed "../Web/wasm/hooke.wasm.gz"
};

hooke_page hooke_page_studio(void) { return (hooke_page){texts, "Web/studio/main.js", module, sizeof module}; }
