public import DomainKernel
import NetworkingKit
public import OfflineHTTP

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ResourceLoader {
  /// Reads a part of the JSON document at an address, and judges the whole when it would replace the stored one.
  ///
  /// For documents of which a part is needed often and cheaply: the whole is decoded only for an answer of the service
  /// that would replace a stored one, so that reading the part never lets in what reading the whole would refuse.
  ///
  /// - Parameters:
  ///   - part: The shape of the part.
  ///   - levels: How many levels of arrays and objects the part looks into, the outermost included; those below are
  ///     passed over, and empty for the part.
  ///   - url: Where the document is.
  ///   - policy: How fresh the part should be.
  ///   - replacement: When the whole may replace the stored one.
  ///   - whole: Makes the whole of the document that it is in, or refuses it.
  ///   - map: Makes the value of the part, or refuses it; what is refused is not stored.
  /// - Returns: The value and where it comes from.
  /// - Throws: `ServiceError` when neither the service nor the store can give it.
  public func read<
    Part: Decodable & SendableMetatype,
    Document: Decodable & SendableMetatype,
    Whole,
    Value: Sendable
  >(
    _ part: Part.Type,
    levels: Int,
    at url: URL,
    _ policy: FetchPolicy,
    replacing replacement: Replacement<Whole>,
    whole: @escaping @Sendable (Document) throws(InvalidResponse) -> Whole,
    map: @escaping @Sendable (Part) throws(InvalidResponse) -> Value
  ) async throws(ServiceError) -> Fetched<Value> {
    let request = HTTPRequest(url: url).accepting("application/json")
    return try await traced(request, .read) { (id) throws(ServiceError) in
      let (classifier, now) = (classifier, client.now)
      let judgement = Replacement<PartOfDocument<Value>>(absence: replacement.absence) { new, stored in
        let document = { (response: HTTPResponse) throws(InvalidResponse) in
          try whole(try Self.document(Document.self, response, JSONLimits()))
        }
        let before: Whole
        // monorepo:allow swallowed-error: a stored copy that is no whole any more is not worth keeping
        do throws(InvalidResponse) { before = try document(stored.response) } catch { return nil }
        do throws(InvalidResponse) {
          return replacement.suspicion?(try document(new.response), before)
        } catch {
          return .incomplete
        }
      }
      do throws(OfflineHTTPError) {
        return try await current.load(request, policy: policy, replacing: judgement) { response in
          classifier.error(for: response, at: now())
        } decode: { [trace] (response, isStored) throws(InvalidResponse) in
          try trace.mapping(id, request.url, bytes: response.body.count) { () throws(InvalidResponse) in
            let part = try Self.document(part, response, JSONLimits(), isChecked: isStored, levels: levels)
            return PartOfDocument(value: try map(part), response: response)
          }
        }.map { $0.value }
      } catch {
        throw ServiceError(error, classifier: classifier, at: now(), absence: replacement.absence)
      }
    } provenance: {
      $0.provenance.kind
    }
  }
}

/// A value with the response that it is a part of.
private struct PartOfDocument<Value: Sendable>: Sendable {
  let value: Value
  let response: HTTPResponse
}
