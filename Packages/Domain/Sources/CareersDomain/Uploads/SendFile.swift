public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An address that takes one file by `PUT`, for some minutes.
public struct PresignedUpload: Hashable, Sendable {
  /// A field that has to be sent with the file.
  public struct Header: Hashable, Sendable {
    /// The name, in any letter case.
    public let name: String
    /// The value.
    public let value: String

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: The name, in any letter case.
    ///   - value: The value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the file at the service, with which it is registered once it was sent.
  public let objectKey: String
  /// The address; anyone who knows it may send to it, so that it is never shown or logged as a whole.
  public let url: URL
  /// The fields to send, these and no others, in the order of their names.
  public let headers: [Header]
  /// The end of the address; `nil` when the service does not say.
  public let expiresAt: Date?

  /// Makes an address.
  ///
  /// - Parameters:
  ///   - objectKey: The name of the file at the service.
  ///   - url: The address.
  ///   - headers: The fields to send.
  ///   - expiresAt: The end of the address.
  public init(objectKey: String, url: URL, headers: [Header], expiresAt: Date? = nil) {
    self.objectKey = objectKey
    self.url = url
    self.headers = headers.sorted { $0.name < $1.name }
    self.expiresAt = expiresAt
  }
}

/// Sends files to the addresses that the service gives out.
public protocol FileUploader: Sendable {
  /// Sends a file once, with the fields of the address and without credentials.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - address: The address.
  /// - Throws: ``/DomainKernel/UploadError`` unless the other side confirmed that it has the file.
  func upload(_ file: UploadFile, to address: PresignedUpload) async throws(UploadError)
}

/// Sends a file to an address that is asked for first.
public struct SendFile: Sendable {
  private let uploader: any FileUploader

  /// Makes the use case.
  ///
  /// - Parameter uploader: Sends files.
  public init(uploader: any FileUploader) {
    self.uploader = uploader
  }

  /// Sends a file; when the address has expired, another one is asked for once.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - address: Asks the service for an address.
  /// - Returns: The key with which the file can be registered now.
  /// - Throws: ``/DomainKernel/UploadError`` unless the file was sent as a whole.
  public func callAsFunction(
    _ file: UploadFile,
    address: () async throws(ServiceError) -> PresignedUpload
  ) async throws(UploadError) -> String {
    do throws(UploadError) {
      return try await send(file, address)
    } catch {
      guard error == .expired else { throw error }
      return try await send(file, address)
    }
  }

  private func send(
    _ file: UploadFile,
    _ address: () async throws(ServiceError) -> PresignedUpload
  ) async throws(UploadError) -> String {
    let upload: PresignedUpload
    do throws(ServiceError) {
      upload = try await address()
    } catch {
      throw .service(error)
    }
    try await uploader.upload(file, to: upload)
    return upload.objectKey
  }
}

extension UploadFiles {
  /// The problem that a quick check finds; `nil` for a file that the service takes.
  func problem(with path: String) -> UploadFileError? {
    do throws(UploadFileError) {
      try check(path)
      return nil
    } catch {
      return error
    }
  }
}
