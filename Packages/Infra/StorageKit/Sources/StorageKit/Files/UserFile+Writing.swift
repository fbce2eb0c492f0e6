#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension UserFile {
  /// Writes the file, all of it or nothing.
  ///
  /// No folder is created, and no symbolic link is written through. A new file has the rights that the user's umask
  /// leaves; one that is replaced keeps its rights.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isReplacing: Whether a file that is there is replaced.
  /// - Throws: ``UserFileWriteError``; nothing is changed then, except that the content may be there when only waiting
  ///   for the disk failed.
  public func write(_ content: Data, replacing isReplacing: Bool) throws(UserFileWriteError) {
    guard !path.utf8.contains(0), !name.isEmpty else { throw .noFolder }
    guard path.utf8.last != UInt8(ascii: "/") else { throw .folder }
    let mode = try replacedMode()
    guard mode == nil || isReplacing else { throw .exists }
    let folder = FileSystem.parent(of: path)
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder }
    let (draft, descriptor) = try openDraft(in: folder)
    do throws(UserFileWriteError) {
      defer { close(descriptor) }
      if let mode, calls.fchmod(descriptor, mode) != 0 { throw .failure(errno) }
      do throws(StorageError) { try FileContent.write(content, into: descriptor, draft, calls) } catch {
        throw UserFileWriteError(error)
      }
      try place(draft, replacing: isReplacing)
    } catch {
      // A file that cannot be removed does no harm.
      _ = unlink(draft)
      throw error
    }
    do throws(StorageError) { try FileSystem.synchronize(directory: folder, calls) } catch {
      throw UserFileWriteError(error)
    }
  }

  /// The rights of the regular file that is there; `nil` when there is none.
  private func replacedMode() throws(UserFileWriteError) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      switch errno {
      case ENOENT: return nil
      case ENOTDIR: throw .noFolder
      case let number: throw .failure(number)
      }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o777
    case S_IFLNK: throw .link
    case S_IFDIR: throw .folder
    default: throw .special
    }
  }

  /// Creates a file beside the one to be written, under a name that nobody has.
  private func openDraft(in folder: String) throws(UserFileWriteError) -> (path: String, descriptor: Int32) {
    for number in 0..<Self.mostDrafts {
      let draft = "\(folder)/.tessera-\(getpid())-\(number).new"
      let descriptor = calls.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 { return (draft, descriptor) }
      guard errno == EEXIST else { throw .failure(errno) }
    }
    throw .failure(EEXIST)
  }

  /// Gives the written file its name.
  ///
  /// A link is made of a file that must be new, since renaming would replace one that came meanwhile. A disk without
  /// links gets an empty file first, which reserves the name.
  private func place(_ draft: String, replacing isReplacing: Bool) throws(UserFileWriteError) {
    if !isReplacing {
      if calls.link(draft, path) == 0 {
        _ = unlink(draft)
        return
      }
      // Two of them are the same number on Linux, and two numbers on Darwin.
      guard errno == EPERM || errno == ENOSYS || errno == ENOTSUP || errno == EOPNOTSUPP else {
        throw errno == EEXIST ? .exists : .failure(errno)
      }
      let descriptor = calls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw errno == EEXIST ? .exists : .failure(errno) }
      close(descriptor)
    }
    guard calls.rename(draft, path) == 0 else {
      let number = errno
      if !isReplacing { _ = unlink(path) }
      throw .failure(number)
    }
  }

  private static let mostDrafts = 100
}

/// Why a file that the user names cannot be written.
public enum UserFileWriteError: Error, Hashable, Sendable {
  /// A file is there, and must not be replaced.
  ///
  /// ## Troubleshooting
  /// Choose another name, or allow it to be replaced.
  case exists

  /// The path is a symbolic link.
  ///
  /// ## Troubleshooting
  /// Name the file that it leads to.
  case link

  /// The folder of the file does not exist, or is no folder.
  ///
  /// ## Troubleshooting
  /// Create the folder, or choose another one.
  case noFolder

  /// It is a folder.
  ///
  /// ## Troubleshooting
  /// Name a file in it.
  case folder

  /// It is a device, a pipe or a socket.
  ///
  /// ## Troubleshooting
  /// Write to standard output instead.
  case special

  /// The system refuses to write it; the reason is the system's, in English.
  ///
  /// ## Troubleshooting
  /// Check the free space and the permissions of the folder.
  case unwritable(reason: String)

  /// The reason alone: the path of the other file beside it says nothing to the user.
  fileprivate init(_ error: StorageError) {
    if case .io(_, let reason) = error {
      self = .unwritable(reason: reason)
    } else {
      self = .unwritable(reason: error.reason)
    }
  }

  fileprivate static func failure(_ number: Int32) -> UserFileWriteError {
    .unwritable(reason: String(cString: strerror(number)))
  }
}
