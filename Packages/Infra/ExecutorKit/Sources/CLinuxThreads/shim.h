#ifndef CTIMERDESCRIPTOR_SHIM_H
#define CTIMERDESCRIPTOR_SHIM_H

#include <sys/timerfd.h>

#endif
