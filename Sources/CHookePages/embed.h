// Lists of embedded texts. The depfile of clang lists each file, so a changed file is compiled again.
#include "CHookePages.h"

#ifndef __has_embed
#error "the pages of Hooke need #embed of C23: clang 19 or later"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

// TEXTS begins a list and its first text, TEXT ends a text and begins the next, END_TEXTS ends the last text and the list.
// The file of a text is embedded on the line after its path.
#define BEGIN_TEXT(path) {path, (const unsigned char[]){
#define END_TEXT , 0}},
#define TEXTS(path) static const hooke_page_text texts[] = { BEGIN_TEXT(path)
#define TEXT(path) END_TEXT BEGIN_TEXT(path)
#define END_TEXTS END_TEXT {NULL, NULL}};
