#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct message {
  int kind;
  void *transfer;
  union {
    void *pointer;
    int result;
  } data;
};

struct ccurl_library {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned int, int, int *);
  int (*multi_wakeup)(void *);
  struct message *(*multi_info_read)(void *, int *);
};

// Everything that libcurl can prepare, as its manual recommends.
static const long initialise_all = 3;
static const int message_done = 1;

const ccurl_library *ccurl_open(const char *name) {
  // libcurl comes with thirty libraries, of most of which no function is called: looking all of them up takes a sixth
  // of the time.
  void *image = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (image == NULL) return NULL;
  ccurl_library *library = calloc(1, sizeof *library);
  if (library == NULL) return NULL;
  bool complete = true;
#define FIND(function) complete = (*(void **)&library->function = dlsym(image, "curl_" #function)) != NULL && complete
  FIND(global_init);
  FIND(easy_init);
  FIND(easy_cleanup);
  FIND(easy_setopt);
  FIND(easy_getinfo);
  FIND(slist_append);
  FIND(slist_free_all);
  FIND(multi_init);
  FIND(multi_cleanup);
  FIND(multi_add_handle);
  FIND(multi_remove_handle);
  FIND(multi_perform);
  FIND(multi_poll);
  FIND(multi_wakeup);
  FIND(multi_info_read);
#undef FIND
  if (complete && library->global_init(initialise_all) == 0) return library;
  free(library);
  return NULL;
}

void *ccurl_transfer_make(const ccurl_library *library) { return library->easy_init(); }

void ccurl_transfer_free(const ccurl_library *library, void *transfer) { library->easy_cleanup(transfer); }

int ccurl_set_number(const ccurl_library *library, void *transfer, long option, long value) {
  return library->easy_setopt(transfer, (int)option, value);
}

int ccurl_set_size(const ccurl_library *library, void *transfer, long option, int64_t value) {
  return library->easy_setopt(transfer, (int)option, value);
}

int ccurl_set_text(const ccurl_library *library, void *transfer, long option, const char *text) {
  return library->easy_setopt(transfer, (int)option, text);
}

int ccurl_set_pointer(const ccurl_library *library, void *transfer, long option, void *pointer) {
  return library->easy_setopt(transfer, (int)option, pointer);
}

int ccurl_set_receiver(const ccurl_library *library, void *transfer, long option, ccurl_receiver receiver) {
  return library->easy_setopt(transfer, (int)option, receiver);
}

long ccurl_number(const ccurl_library *library, void *transfer, long info) {
  long value = 0;
  return library->easy_getinfo(transfer, (int)info, &value) == 0 ? value : 0;
}

void *ccurl_list_append(const ccurl_library *library, void *list, const char *line) {
  return library->slist_append(list, line);
}

void ccurl_list_free(const ccurl_library *library, void *list) { library->slist_free_all(list); }

void *ccurl_multi_make(const ccurl_library *library) { return library->multi_init(); }

void ccurl_multi_free(const ccurl_library *library, void *multi) { library->multi_cleanup(multi); }

int ccurl_multi_add(const ccurl_library *library, void *multi, void *transfer) {
  return library->multi_add_handle(multi, transfer);
}

int ccurl_multi_remove(const ccurl_library *library, void *multi, void *transfer) {
  return library->multi_remove_handle(multi, transfer);
}

int ccurl_multi_perform(const ccurl_library *library, void *multi) {
  int running = 0;
  return library->multi_perform(multi, &running);
}

int ccurl_multi_wait(const ccurl_library *library, void *multi, int milliseconds) {
  return library->multi_poll(multi, NULL, 0, milliseconds, NULL);
}

int ccurl_multi_wake_up(const ccurl_library *library, void *multi) { return library->multi_wakeup(multi); }

void *ccurl_multi_next_ended(const ccurl_library *library, void *multi, int *result) {
  int left = 0;
  struct message *message;
  while ((message = library->multi_info_read(multi, &left)) != NULL) {
    if (message->kind != message_done) continue;
    *result = message->data.result;
    return message->transfer;
  }
  return NULL;
}

struct start {
  void (*run)(void *context);
  void *context;
};

static void *run_thread(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.run(start.context);
  return NULL;
}

bool ccurl_start_thread(void (*run)(void *context), void *context) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return false;
  *start = (struct start){run, context};
  // A write to a connection that the peer has closed raises SIGPIPE in TLS libraries, and ends the process where it
  // is not blocked. Other signals from outside are for the threads that expect them; those of a crash stay.
  static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  sigset_t blocked, before;
  sigfillset(&blocked);
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) sigdelset(&blocked, crashes[index]);
  pthread_sigmask(SIG_SETMASK, &blocked, &before);
  pthread_t thread;
  bool started = pthread_create(&thread, NULL, run_thread, start) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (started) pthread_detach(thread);
  else free(start);
  return started;
}
