#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file that may be uploaded: its type is known, and it is neither empty nor too large.
public struct UploadFile: Hashable, Sendable {
  /// The most bytes that the service takes, 10 MiB.
  public static let mostBytes = 10_485_760
  /// The longest name that the service takes, in UTF-16 units.
  public static let longestName = 180

  /// The name without folders, at most ``longestName`` UTF-16 units.
  public let name: String
  /// The type, which content and name agree on.
  public let type: UploadFileType
  /// The content, 1…``mostBytes`` bytes.
  public let content: Data
  /// The SHA-256 of the content, 64 hexadecimal digits in lower case.
  public let checksum: String

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - name: The name without folders.
  ///   - content: The content.
  ///   - checksum: Gives the SHA-256 of the content, 64 hexadecimal digits in lower case.
  /// - Throws: ``UploadFileError`` for a file that the service would refuse, and for one whose name and content
  ///   contradict each other.
  public init(name: String, content: Data, checksum: (Data) -> String) throws(UploadFileError) {
    type = try Self.type(name: name, beginning: content, bytes: content.count)
    self.name = name
    self.content = content
    self.checksum = checksum(content)
  }

  /// Checks a file by its beginning.
  ///
  /// - Parameters:
  ///   - name: The name without folders.
  ///   - beginning: The first bytes of the content, at least ``UploadFileType/longestSignature`` of a longer one.
  ///   - bytes: The number of bytes of the whole content.
  /// - Returns: The type, which content and name agree on.
  /// - Throws: ``UploadFileError`` for a file that the service would refuse, and for one whose name and content
  ///   contradict each other.
  public static func type(
    name: String,
    beginning: Data,
    bytes: Int
  ) throws(UploadFileError) -> UploadFileType {
    guard bytes > 0 else { throw .empty }
    guard bytes <= mostBytes else { throw .tooLarge(bytes: bytes) }
    guard name.utf16.count <= longestName else { throw .longName(units: name.utf16.count) }
    switch (UploadFileType(content: beginning), UploadFileType(name: name)) {
    case (nil, nil): throw .unsupportedType
    case (nil, let named?): throw .contentIsNot(named)
    case (let found?, let named) where found != named: throw .nameIsNot(found)
    case (let found?, _): return found
    }
  }
}

/// A type of file that the service takes.
public enum UploadFileType: Hashable, Sendable, CaseIterable {
  /// A PDF document.
  case pdf
  /// A JPEG picture.
  case jpeg
  /// A PNG picture.
  case png

  /// The most bytes by which a type is recognised.
  public static let longestSignature = 8

  /// The media type (RFC 6838).
  public var mediaType: String {
    switch self {
    case .pdf: "application/pdf"
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    }
  }

  /// The ends of names of such files, without the dot, in lower case.
  public var nameExtensions: [String] {
    switch self {
    case .pdf: ["pdf"]
    case .jpeg: ["jpg", "jpeg"]
    case .png: ["png"]
    }
  }

  /// Recognises a type by the first bytes of a content.
  ///
  /// - Parameter content: The content; `nil` is returned when it begins like none of the types.
  public init?(content: Data) {
    guard let found = Self.allCases.first(where: { content.starts(with: $0.firstBytes) }) else { return nil }
    self = found
  }

  /// Recognises a type by the extension of a file name, in any letter case.
  ///
  /// - Parameter name: The name; `nil` is returned when it ends like none of the types.
  public init?(name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let end = name[name.index(after: dot)...].lowercased()
    guard let found = Self.allCases.first(where: { $0.nameExtensions.contains(end) }) else { return nil }
    self = found
  }

  private var firstBytes: [UInt8] {
    switch self {
    case .pdf: Array("%PDF-".utf8)
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    }
  }
}

/// Why a file cannot be uploaded; nothing was sent.
public enum UploadFileError: Error, Hashable, Sendable {
  /// There is no such file.
  ///
  /// ## Troubleshooting
  /// Check the path.
  case missing

  /// It is a symbolic link: another file may stand behind it than the user means.
  ///
  /// ## Troubleshooting
  /// Name the file itself.
  case link

  /// It is a folder.
  ///
  /// ## Troubleshooting
  /// Name a file in it.
  case folder

  /// It is a device, a pipe or a socket.
  ///
  /// ## Troubleshooting
  /// Copy its content to a file first.
  case special

  /// It has no content.
  ///
  /// ## Troubleshooting
  /// Choose another file.
  case empty

  /// It has more than ``UploadFile/mostBytes``.
  ///
  /// ## Troubleshooting
  /// Make it smaller.
  case tooLarge(bytes: Int)

  /// Its name has more than ``UploadFile/longestName`` UTF-16 units.
  ///
  /// ## Troubleshooting
  /// Rename it.
  case longName(units: Int)

  /// Neither its content nor its name is that of a type that the service takes.
  ///
  /// ## Troubleshooting
  /// Convert it to PDF, JPEG or PNG.
  case unsupportedType

  /// Its name ends like this type, but its content is of none that the service takes.
  ///
  /// ## Troubleshooting
  /// Convert it to the type; renaming is not enough.
  case contentIsNot(UploadFileType)

  /// Its content is of this type, but its name ends differently.
  ///
  /// ## Troubleshooting
  /// Rename it.
  case nameIsNot(UploadFileType)

  /// The system refuses to read it; the reason is the system's, in English.
  ///
  /// ## Troubleshooting
  /// Check the permissions of the file and of the folders above it.
  case unreadable(reason: String)
}

/// Gives files of the user to upload.
public protocol UploadFiles: Sendable {
  /// Reads and checks a file; a link is refused.
  ///
  /// - Parameter path: The path as the user wrote it; relative to the current folder unless it begins with a slash.
  /// - Returns: The file.
  /// - Throws: ``UploadFileError`` when it cannot be read, or the service would refuse it.
  func file(at path: String) async throws(UploadFileError) -> UploadFile

  /// Checks a file by its size, its name and its first bytes, so quickly that a form may call it for each key.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Throws: ``UploadFileError`` when it cannot be read, or the service would refuse it.
  func check(_ path: String) throws(UploadFileError)

  /// The path from the root folder, by which another run of the program finds the file in any current folder.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Returns: The path; it is not checked.
  func absolutePath(of path: String) -> String
}
