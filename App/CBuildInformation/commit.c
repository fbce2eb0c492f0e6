#include "CBuildInformation.h"

// Written by `build_tessera` of scripts/setup.bash, in a folder that only its builds search: no other build can show an
// older commit. This file is the only one that is compiled again after a commit.
#if __has_include("tessera-commit.h")
#include "tessera-commit.h"
#else
#define TESSERA_COMMIT "unknown"
#endif

const char *tessera_build_commit(void) { return TESSERA_COMMIT; }
