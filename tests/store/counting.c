/* Counts the sync calls of a process in a file that others can read while it runs. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static atomic_long *count;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("COUNTS");
    int file = name ? open(name, O_RDWR) : -1;
    if (file >= 0) {
        void *at = mmap(0, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (at != MAP_FAILED) count = at;
        close(file);
    }
}

static int counted(const char *name, int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int result = real(file);
    if (count && result == 0) atomic_fetch_add(count, 1);
    return result;
}

int fsync(int file) { return counted("fsync", file); }
int fdatasync(int file) { return counted("fdatasync", file); }
