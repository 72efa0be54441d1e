/* A disk that is slow: every sync waits as many microseconds as stand in a file that others can change meanwhile. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static atomic_long *slow;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("SLOW");
    int file = name ? open(name, O_RDONLY) : -1;
    if (file >= 0) {
        void *at = mmap(0, sizeof *slow, PROT_READ, MAP_SHARED, file, 0);
        if (at != MAP_FAILED) slow = at;
        close(file);
    }
}

static int later(const char *name, int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    if (slow && *slow) usleep(*slow);
    return real(file);
}

int fsync(int file) { return later("fsync", file); }
int fdatasync(int file) { return later("fdatasync", file); }
