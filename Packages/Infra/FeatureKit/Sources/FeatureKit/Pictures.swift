public import DesignKit
public import DomainKernel
public import Observation

/// The source of pictures for screens, while the shell can show them.
public struct Pictures: Sendable {
  private let repository: (any PictureRepository)?
  private let areShown: @Sendable () -> Bool

  /// Makes a source of pictures.
  ///
  /// - Parameters:
  ///   - repository: Loads the pictures.
  ///   - areShown: Whether the output shows pictures at the moment; nothing is loaded while it does not.
  public init(_ repository: any PictureRepository, areShown: @escaping @Sendable () -> Bool) {
    self.repository = repository
    self.areShown = areShown
  }

  private init() {
    repository = nil
    areShown = { false }
  }

  /// No pictures, for output that shows none.
  public static let none = Pictures()

  var source: (any PictureRepository)? { areShown() ? repository : nil }
}

/// Loads the picture of a page, which the page can do without.
///
/// A picture that does not come in time, or at all, is no failure of the page: it shows something else in its place.
@MainActor @Observable
public final class PictureLoader {
  /// The picture; `nil` while there is none.
  public private(set) var data: PictureData?
  @ObservationIgnored private var loaded: PictureRequest?
  @ObservationIgnored private let pictures: Pictures

  /// Makes a loader; nothing is loaded before ``load(_:pixels:_:)``.
  ///
  /// - Parameter pictures: Where the picture comes from.
  public init(_ pictures: Pictures) {
    self.pictures = pictures
  }

  /// Loads a picture, and returns when it is there, has failed, or took too long.
  ///
  /// Nothing is loaded for scripts, and where pictures are not shown. The picture of the same address stays while it is
  /// loaded once more; that of another one goes.
  ///
  /// - Parameters:
  ///   - address: Where the picture is; `nil` for a page without one.
  ///   - pixels: The pixels of a side that are enough.
  ///   - request: The request that the page was loaded with.
  public func load(_ address: WebLink?, pixels: Int, _ request: LoadRequest) async {
    let wanted = address.map { PictureRequest($0, pixels: pixels) }
    if wanted != loaded { data = nil }
    loaded = wanted
    guard request.fields == nil, let wanted, let source = pictures.source else { return }
    _ = await request.extras.wait { [self] in
      if let data = await source.data(of: wanted, request.policy) { await show(data, of: wanted) }
    }
  }

  private func show(_ data: PictureData, of request: PictureRequest) {
    if request == loaded, !Task.isCancelled { self.data = data }
  }
}

extension PictureRepository {
  /// Loads a picture; `nil` where it cannot be loaded, or is in a format that no terminal decodes.
  func data(of request: PictureRequest, _ policy: FetchPolicy) async -> PictureData? {
    do throws(ServiceError) { return PictureData(try await picture(request, policy).value.bytes) } catch {
      // monorepo:allow swallowed-error: the trace of the repository says why; the page shows a substitute
      return nil
    }
  }
}

extension Element {
  /// A picture where the output shows pictures, and another element everywhere else.
  ///
  /// - Parameters:
  ///   - data: The picture; `nil` while there is none.
  ///   - columns: The cells of a line.
  ///   - rows: The lines.
  ///   - fallback: The element that stands in for it.
  /// - Returns: The picture in its cells, or the other element.
  public static func picture(
    _ data: PictureData?,
    columns: Int,
    rows: Int,
    fallback: Element
  ) -> Element {
    data.map { .picture(Picture($0, columns: columns, rows: rows), fallback: fallback) } ?? fallback
  }
}
