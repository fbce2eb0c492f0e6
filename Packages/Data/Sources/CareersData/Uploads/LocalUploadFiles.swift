public import CareersDomain
import StorageKit

/// Reads files to upload from the disk.
public struct LocalUploadFiles: UploadFiles {
  /// Makes the reader.
  public init() {}

  /// Reads and checks a file; of one that is too large nothing is read.
  public func file(at path: String) async throws(UploadFileError) -> UploadFile {
    let file = UserFile(path: path, limit: UploadFile.mostBytes)
    let result = Result { () throws(UserFileError) in try file.read() }.mapError(UploadFileError.init)
    return try UploadFile(name: file.name, content: try result.get()) { SHA256.hexadecimal($0) }
  }
}

extension UploadFileError {
  fileprivate init(_ error: UserFileError) {
    switch error {
    case .missing: self = .missing
    case .folder: self = .folder
    case .special: self = .special
    case .tooLarge(let bytes): self = .tooLarge(bytes: bytes)
    case .unreadable(let reason): self = .unreadable(reason: reason)
    }
  }
}
