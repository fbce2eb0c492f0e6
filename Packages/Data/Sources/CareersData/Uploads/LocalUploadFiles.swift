public import DomainKernel
import StorageKit

/// Reads files to upload from the disk.
public struct LocalUploadFiles: UploadFiles {
  private let workingDirectory: String

  /// Makes the reader.
  ///
  /// - Parameter workingDirectory: The current folder, an absolute path.
  public init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// Reads and checks a file; of one that is too large nothing is read.
  public func file(at path: String) async throws(UploadFileError) -> UploadFile {
    let file = userFile(path)
    let result = Result { () throws(UserFileError) in try file.read() }.mapError(UploadFileError.init)
    return try UploadFile(name: file.name, content: try result.get()) { SHA256.hexadecimal($0) }
  }

  /// Checks a file, of which only the beginning is read.
  public func check(_ path: String) throws(UploadFileError) {
    let file = userFile(path)
    let result = Result { () throws(UserFileError) in try file.beginning(UploadFileType.longestSignature) }
      .mapError(UploadFileError.init)
    let (beginning, bytes) = try result.get()
    _ = try UploadFile.type(name: file.name, beginning: beginning, bytes: bytes)
  }

  /// Returns the absolute form of a path.
  public func absolutePath(of path: String) -> String {
    path.hasPrefix("/") || path.isEmpty ? path : workingDirectory + "/" + path
  }

  private func userFile(_ path: String) -> UserFile {
    UserFile(path: absolutePath(of: path), limit: UploadFile.mostBytes)
  }
}

extension UploadFileError {
  fileprivate init(_ error: UserFileError) {
    switch error {
    case .missing: self = .missing
    case .folder: self = .folder
    case .link: self = .link
    case .special: self = .special
    case .tooLarge(let bytes): self = .tooLarge(bytes: bytes)
    case .unreadable(let reason): self = .unreadable(reason: reason)
    }
  }
}
