public import CareersDomain
public import DomainKernel
public import NetworkingKit
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends files to presigned addresses over HTTP.
///
/// The transport must add no credentials, follow no redirects and have no cache: the addresses lead anywhere.
public struct PresignedUploader: FileUploader {
  private let transport: any HTTPTransport

  /// Makes the uploader.
  ///
  /// - Parameter transport: Carries files, to any host.
  public init(transport: any HTTPTransport) {
    self.transport = transport
  }

  /// Sends a file once, with the fields of the address and without credentials.
  public func upload(_ file: UploadFile, to address: PresignedUpload) async throws(UploadError) {
    guard let origin = Origin(address.url), origin.isTrustworthy else { throw .insecureAddress }
    var request = HTTPRequest(method: .put, url: address.url, body: file.content)
    request.fields = HTTPFields(
      address.headers.compactMap { header in
        let name = HTTPField.Name(header.name)
        return Self.ownFields.contains(name) ? nil : HTTPField(name: name, value: header.value)
      }
    )
    request.deadline = .within(Self.timeLimit(for: file.content.count))
    let response: HTTPResponse
    do throws(HTTPClientError) {
      response = try await transport.send(request)
    } catch {
      throw .service(ServiceError(error))
    }
    switch response.status.rawValue {
    // Google's storage names this type without any content; a page comes from something on the way.
    case 200..<300 where response.isWebPage && !response.body.isEmpty:
      throw .service(.malformed(.webPage))
    case 200, 201, 204: return
    // S3 answers 403 to an address that has expired, Google's storage 400 with a code.
    case 403: throw .expired
    case 400 where String(decoding: response.body, as: UTF8.self).contains("<Code>ExpiredToken</Code>"):
      throw .expired
    case let status: throw .refused(status: status)
    }
  }

  /// Fields that every transport writes from address and content.
  private static let ownFields: Set<HTTPField.Name> = ["Host", "Content-Length", "Transfer-Encoding"]

  /// Half a minute, and the time for the content at 32 KiB a second.
  private static func timeLimit(for bytes: Int) -> Duration {
    .seconds(30 + bytes / (32 << 10))
  }
}
