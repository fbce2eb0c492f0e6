#include "CBuildInformation.h"

// Written by `build_tessera` of scripts/setup.bash, in a folder that only its builds search: no other build can show an
// older commit. After a commit, only this file and the main module are compiled again.
#if __has_include("tessera-commit.h")
#include "tessera-commit.h"
#else
#define TESSERA_COMMIT "unknown"
#define TESSERA_COMMIT_DATE ""
#endif

const char *tessera_build_commit(void) { return TESSERA_COMMIT; }
const char *tessera_build_date(void) { return TESSERA_COMMIT_DATE; }
