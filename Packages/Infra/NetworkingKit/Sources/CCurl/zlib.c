#include "CCurl.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>

// `z_stream`, as zlib has declared it since 1.0.
struct stream {
  const uint8_t *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *message;
  void *state;
  void *allocate;
  void *release;
  void *opaque;
  int data_type;
  unsigned long checksum;
  unsigned long reserved;
};

struct ccurl_zlib {
  int (*inflateInit2_)(struct stream *, int, const char *, int);
  int (*inflate)(struct stream *, int);
  int (*inflateEnd)(struct stream *);
};

struct ccurl_inflation {
  const ccurl_zlib *library;
  struct stream stream;
};

// The largest window (15), and 16 for a gzip header and trailer instead of zlib's own.
static const int gzip_window = 15 + 16;

const ccurl_zlib *ccurl_zlib_open(const char *name) {
  void *image = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (image == NULL) return NULL;
  ccurl_zlib *library = calloc(1, sizeof *library);
  if (library == NULL) return NULL;
  *(void **)&library->inflateInit2_ = dlsym(image, "inflateInit2_");
  *(void **)&library->inflate = dlsym(image, "inflate");
  *(void **)&library->inflateEnd = dlsym(image, "inflateEnd");
  if (library->inflateInit2_ != NULL && library->inflate != NULL && library->inflateEnd != NULL) return library;
  free(library);
  return NULL;
}

ccurl_inflation *ccurl_inflation_make(const ccurl_zlib *library) {
  ccurl_inflation *inflation = calloc(1, sizeof *inflation);
  if (inflation == NULL) return NULL;
  inflation->library = library;
  // zlib compares the first digit of the version and the size, to refuse programs for another interface.
  if (library->inflateInit2_(&inflation->stream, gzip_window, "1", sizeof inflation->stream) == 0) return inflation;
  free(inflation);
  return NULL;
}

void ccurl_inflation_free(ccurl_inflation *inflation) {
  if (inflation == NULL) return;
  inflation->library->inflateEnd(&inflation->stream);
  free(inflation);
}

static unsigned int bounded(size_t count) { return count > UINT_MAX ? UINT_MAX : (unsigned int)count; }

int ccurl_inflation_step(
  ccurl_inflation *inflation, const uint8_t *input, size_t *input_count, uint8_t *output, size_t *output_count) {
  struct stream *stream = &inflation->stream;
  unsigned int offered = bounded(*input_count), room = bounded(*output_count);
  stream->next_in = input;
  stream->avail_in = offered;
  stream->next_out = output;
  stream->avail_out = room;
  int result = inflation->library->inflate(stream, 0);
  *input_count -= offered - stream->avail_in;
  *output_count -= room - stream->avail_out;
  return result;
}
