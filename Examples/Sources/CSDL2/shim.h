#if !__has_include(<SDL2/SDL.h>)
#error "SDL 2 is missing. Install it with its headers: apt-get install libsdl2-dev, or brew install sdl2"
#endif
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
