// The sources of the HTML pages that Hooke writes, compiled in.
#ifndef CHOOKE_PAGES_H
#define CHOOKE_PAGES_H

#include <stddef.h>

/// A text of a page. The last one of a page has no path.
typedef struct {
    /// The path of its file in `Sources`.
    const char *path;
    /// UTF-8 with a 0 at its end.
    const unsigned char *text;
} hooke_page_text;

/// The sources of a page.
typedef struct {
    /// `index.html`, the styles in their order, and the modules.
    const hooke_page_text *texts;
    /// The path of the module that starts the page.
    const char *main;
    /// The WebAssembly module, gzipped; NULL without one.
    const unsigned char *module;
    size_t module_size;
} hooke_page;

/// Returns the sources of Hooke Studio.
hooke_page hooke_page_studio(void);

/// Returns the sources of the page in which a finger drags a transition.
hooke_page hooke_page_drag(void);

/// Returns the sources of the page that plays recordings.
hooke_page hooke_page_player(void);

/// Returns the sources of the page that plays an HTML export.
hooke_page hooke_page_export(void);

/// Returns the sources of the gallery of motions.
hooke_page hooke_page_gallery(void);

#endif
