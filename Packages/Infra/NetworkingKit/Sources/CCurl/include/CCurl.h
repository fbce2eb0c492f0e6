// libcurl and zlib, opened while the program runs: typed wrappers around the calls that NetworkingKit needs.
//
// Swift can call neither a function that was looked up by name and takes variable arguments, nor build against
// headers that are not installed. So the few constants and types are declared here; they are part of libcurl's and
// zlib's stable binary interfaces.

#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: libcurl

/// An opened libcurl; it stays open until the process ends.
typedef struct ccurl_library ccurl_library;

/// Receives `size * count` bytes for `context`; the transfer fails unless as many are returned.
typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);

/// Options of a transfer (`CURLOPT_…`), named as in libcurl's manual.
enum {
  CCURL_OPTION_WRITE_DATA = 10001,
  CCURL_OPTION_URL = 10002,
  CCURL_OPTION_PROXY = 10004,
  CCURL_OPTION_ERROR_BUFFER = 10010,
  CCURL_OPTION_WRITE_FUNCTION = 20011,
  CCURL_OPTION_HTTP_HEADER = 10023,
  CCURL_OPTION_HEADER_DATA = 10029,
  CCURL_OPTION_SSL_VERSION = 32,
  CCURL_OPTION_CUSTOM_REQUEST = 10036,
  CCURL_OPTION_NO_BODY = 44,
  CCURL_OPTION_SSL_VERIFY_PEER = 64,
  CCURL_OPTION_CA_INFO = 10065,
  CCURL_OPTION_FRESH_CONNECT = 74,
  CCURL_OPTION_HEADER_FUNCTION = 20079,
  CCURL_OPTION_SSL_VERIFY_HOST = 81,
  CCURL_OPTION_HTTP_VERSION = 84,
  CCURL_OPTION_BUFFER_SIZE = 98,
  CCURL_OPTION_NO_SIGNAL = 99,
  CCURL_OPTION_POST_FIELD_SIZE = 30120,
  CCURL_OPTION_HTTP_CONTENT_DECODING = 158,
  CCURL_OPTION_COPY_POST_FIELDS = 10165,
  CCURL_OPTION_PROTOCOLS = 181,
  CCURL_OPTION_PATH_AS_IS = 234,
  CCURL_OPTION_SUPPRESS_CONNECT_HEADERS = 265,
  CCURL_OPTION_QUICK_EXIT = 322,
};

/// Values of options, sizes and information of libcurl.
enum {
  CCURL_HTTP_VERSION_2_OVER_TLS = 4,
  CCURL_TLS_1_2 = 6,
  CCURL_PROTOCOL_HTTP = 1,
  CCURL_PROTOCOL_HTTPS = 2,
  CCURL_INFO_OS_ERROR = 0x200019,
  CCURL_ERROR_TEXT_SIZE = 256,
};

/// Opens libcurl by the name or path of its shared library and prepares it; `NULL` when there is none, or one that
/// lacks a needed function (7.68 has them all). Not to be called by two threads at a time.
const ccurl_library *ccurl_open(const char *name);

void *ccurl_transfer_make(const ccurl_library *library);
void ccurl_transfer_free(const ccurl_library *library, void *transfer);
int ccurl_set_number(const ccurl_library *library, void *transfer, long option, long value);
int ccurl_set_size(const ccurl_library *library, void *transfer, long option, int64_t value);
int ccurl_set_text(const ccurl_library *library, void *transfer, long option, const char *text);
int ccurl_set_pointer(const ccurl_library *library, void *transfer, long option, void *pointer);
int ccurl_set_receiver(const ccurl_library *library, void *transfer, long option, ccurl_receiver receiver);
/// A number that libcurl knows of a transfer; 0 when it does not.
long ccurl_number(const ccurl_library *library, void *transfer, long info);

/// Adds a copy of a line to a list, which may be `NULL`; `NULL` when there is no memory, and the list is unchanged.
void *ccurl_list_append(const ccurl_library *library, void *list, const char *line);
void ccurl_list_free(const ccurl_library *library, void *list);

void *ccurl_multi_make(const ccurl_library *library);
void ccurl_multi_free(const ccurl_library *library, void *multi);
int ccurl_multi_add(const ccurl_library *library, void *multi, void *transfer);
int ccurl_multi_remove(const ccurl_library *library, void *multi, void *transfer);
/// Does what can be done without waiting; 0 unless the multi handle is unusable.
int ccurl_multi_perform(const ccurl_library *library, void *multi);
/// Waits for the network, a timer of libcurl, or ``ccurl_multi_wake_up``.
int ccurl_multi_wait(const ccurl_library *library, void *multi, int milliseconds);
/// Ends the waiting; the only call that another thread may make.
int ccurl_multi_wake_up(const ccurl_library *library, void *multi);
/// The next transfer that has ended, with its result (`CURLcode`), or `NULL`.
void *ccurl_multi_next_ended(const ccurl_library *library, void *multi, int *result);

/// Runs a function on a thread of its own that receives no signals; false when the system has none.
bool ccurl_start_thread(void (*run)(void *context), void *context);

// MARK: zlib

/// An opened zlib; it stays open until the process ends.
typedef struct ccurl_zlib ccurl_zlib;

/// A gzip member under decompression.
typedef struct ccurl_inflation ccurl_inflation;

/// What a step of decompression ended with.
enum {
  CCURL_INFLATE_OK = 0,
  CCURL_INFLATE_END = 1,
  CCURL_INFLATE_STARVED = -5,
};

/// Opens zlib by the name or path of its shared library; `NULL` when there is none.
const ccurl_zlib *ccurl_zlib_open(const char *name);
ccurl_inflation *ccurl_inflation_make(const ccurl_zlib *library);
void ccurl_inflation_free(ccurl_inflation *inflation);
/// Decompresses until the input or the room is used up or the member ends; both counts become what is left.
int ccurl_inflation_step(
  ccurl_inflation *inflation, const uint8_t *input, size_t *input_count, uint8_t *output, size_t *output_count);

#endif
