public import DomainKernel
import Synchronization

/// Pictures that a test prepares.
public final class FakePictures: PictureRepository {
  /// Answers a request.
  public typealias Answer =
    @Sendable (PictureRequest) async throws(ServiceError) -> Fetched<PictureFile>

  private struct State {
    var answer: Answer
    var requests: [PictureRequest] = []
    var policies: [FetchPolicy] = []
  }

  private let state: Mutex<State>

  /// Makes a repository.
  ///
  /// - Parameter answer: Answers each request.
  public init(_ answer: @escaping Answer) {
    state = Mutex(State(answer: answer))
  }

  /// A PNG of one pixel.
  public static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0x37, 0x6E, 0xF9, 0x24]
    + [0, 0, 0, 10] + Array("IDAT".utf8) + [
      0x78, 1, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x4C, 0x17, 0xD7, 0xDF,
    ]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// The requests so far, in order.
  public var requests: [PictureRequest] { state.withLock(\.requests) }

  /// How fresh each of the ``requests`` wanted its picture.
  public var policies: [FetchPolicy] { state.withLock(\.policies) }

  /// Changes the answer.
  ///
  /// - Parameter answer: Answers each further request.
  public func answers(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }

  /// Remembers the request and answers it.
  public func picture(
    _ request: PictureRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<PictureFile> {
    let answer = state.withLock { state in
      state.requests.append(request)
      state.policies.append(policy)
      return state.answer
    }
    return try await answer(request)
  }
}
