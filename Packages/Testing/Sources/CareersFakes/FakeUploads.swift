public import CareersDomain
public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files and a place for them that do as a test says, and remember what they were asked.
public final class FakeUploads: UploadFiles, FileUploader {
  /// A file that was sent.
  public struct Sent: Hashable, Sendable {
    /// The file.
    public let file: UploadFile
    /// The address that it was sent to.
    public let address: PresignedUpload
  }

  private struct State {
    var files: [String: Result<UploadFile, UploadFileError>] = [:]
    var failures: [UploadError] = []
    var sent: [Sent] = []
  }

  private let state = Mutex(State())

  /// Makes a place without files that takes every file.
  public init() {}

  /// The files that were sent so far, in order; those that were refused too.
  public var sent: [Sent] { state.withLock(\.sent) }

  /// Prepares a file; a path without one is missing.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - file: The file, or why it cannot be read.
  public func prepare(_ path: String, _ file: Result<UploadFile, UploadFileError>) {
    state.withLock { $0.files[path] = file }
  }

  /// Refuses the files that are sent next.
  ///
  /// - Parameter failures: The reasons, one for each file.
  public func fail(_ failures: UploadError...) {
    state.withLock { $0.failures += failures }
  }

  /// Gives the prepared file.
  public func file(at path: String) async throws(UploadFileError) -> UploadFile {
    try (state.withLock { $0.files[path] } ?? .failure(.missing)).get()
  }

  /// Refuses a file that was not prepared.
  public func check(_ path: String) throws(UploadFileError) {
    _ = try (state.withLock { $0.files[path] } ?? .failure(.missing)).get()
  }

  /// The path as it is.
  public func absolutePath(of path: String) -> String { path }

  /// Takes a file, or refuses it as prepared.
  public func upload(_ file: UploadFile, to address: PresignedUpload) async throws(UploadError) {
    let failure = state.withLock { state in
      state.sent.append(Sent(file: file, address: address))
      return state.failures.isEmpty ? nil : state.failures.removeFirst()
    }
    if let failure { throw failure }
  }
}

extension CareersSamples {
  /// A short PDF document.
  ///
  /// - Parameter name: Its name, which ends with `.pdf`.
  /// - Returns: The file; its checksum is not that of the content.
  /// - Throws: ``/DomainKernel/UploadFileError`` for another name.
  public static func pdf(_ name: String = "cv.pdf") throws(UploadFileError) -> UploadFile {
    try UploadFile(name: name, content: Data("%PDF-1.7\n".utf8)) { _ in String(repeating: "0f", count: 32) }
  }

  private static let root = URL(string: "https://uploads.example.com") ?? URL(filePath: "/")

  /// An address for a file.
  ///
  /// - Parameter key: The name of the file at the service.
  /// - Returns: An address with two fields, valid for 15 minutes from ``fetchedAt``.
  public static func presigned(_ key: String) -> PresignedUpload {
    PresignedUpload(
      objectKey: key,
      url: root.appending(path: key).appending(queryItems: [URLQueryItem(name: "signature", value: "1")]),
      headers: [
        PresignedUpload.Header(name: "Content-Type", value: "application/pdf"),
        PresignedUpload.Header(name: "x-amz-meta-checksum-sha256", value: String(repeating: "0f", count: 32)),
      ],
      expiresAt: fetchedAt.addingTimeInterval(900)
    )
  }
}
