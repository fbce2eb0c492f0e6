#ifndef CBUILDINFORMATION_H
#define CBUILDINFORMATION_H

/// The commit that the program was built from, abbreviated, with a plus sign when files had changed since;
/// `unknown` where the build was not told. Static storage, never null.
const char *_Nonnull tessera_build_commit(void);

/// The day of that commit in UTC, such as `2026-11-22`; empty where the build was not told. Static storage, never null.
const char *_Nonnull tessera_build_date(void);

#endif
