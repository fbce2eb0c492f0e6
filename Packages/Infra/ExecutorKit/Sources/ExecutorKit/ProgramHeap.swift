#if canImport(Glibc)
  import CLinuxThreads
  import Glibc

  /// The memory that `malloc` hands out.
  enum ProgramHeap {
    /// What a short command needs of it, and what it grows by.
    private static let reserve = 1 << 20
    /// `MADV_POPULATE_WRITE` of Linux 5.14, which not all headers have; an older system refuses it.
    private static let populateWriting: Int32 = 23

    /// Lets all threads share one heap that keeps some free memory, and gets its first pages in one go.
    ///
    /// A short command touches nearly all of them, and would otherwise be interrupted for each.
    static func prepare() {
      mallopt(M_ARENA_MAX, 1)
      mallopt(M_TOP_PAD, Int32(reserve))
      mallopt(M_TRIM_THRESHOLD, Int32(4 * reserve))
      // More than is left of what the heap begins with, and not so much that it becomes a mapping of its own.
      let first = malloc(127 << 10)
      defer { free(first) }
      let page = UInt(getpagesize())
      let start = (UInt(bitPattern: first) + page - 1) / page * page
      let end = UInt(bitPattern: sbrk(0))
      // Another `malloc` may have its memory elsewhere.
      guard first != nil, start < end, end - start <= UInt(2 * reserve) else { return }
      madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), populateWriting)
    }
  }
#endif
