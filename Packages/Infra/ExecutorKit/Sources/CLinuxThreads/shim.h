#ifndef CLINUXTHREADS_SHIM_H
#define CLINUXTHREADS_SHIM_H

#include <malloc.h>
#include <sys/timerfd.h>

#endif
