// The lock of HookeC. These functions are not part of the library's interface.
#ifndef HOOKE_LOCK_H
#define HOOKE_LOCK_H

// Waits until no other thread has the lock, and takes it. A thread may take it several times.
void hooke_lock(void);
void hooke_unlock(void);

#endif
