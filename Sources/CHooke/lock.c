// `fork` copies a lock as it is, but only the calling thread. So a child would wait for ever for a lock that another
// thread has. Therefore `fork` first waits for this lock, and the child begins with a free one.
#include "hooke-lock.h"

#ifdef __wasm__

// There is one thread.
void hooke_lock(void) {}
void hooke_unlock(void) {}

#else

#include <pthread.h>

static pthread_mutex_t lock;

static void make_lock(void) {
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &kind);
    pthread_mutexattr_destroy(&kind);
}

void hooke_lock(void) { pthread_mutex_lock(&lock); }

void hooke_unlock(void) { pthread_mutex_unlock(&lock); }

#ifdef HOOKE_LIBRARY
void hooke_start(void);
#endif

// Runs before other constructors. In a child the lock is made again, because its owner has another number there.
__attribute__((constructor(101))) static void start(void) {
    make_lock();
    pthread_atfork(hooke_lock, hooke_unlock, make_lock);
#ifdef HOOKE_LIBRARY
    hooke_start();
#endif
}

#endif
