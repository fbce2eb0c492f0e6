public import DesignKit
public import DomainKernel
public import Observation
import Synchronization

/// Loads the pictures of a list, a few at the same time, which the list can do without.
///
/// As with the picture of a page, one that does not come in time, or at all, is no failure.
@MainActor @Observable
public final class PictureGallery {
  /// The most pictures that are asked for at the same time.
  public static let mostAtOnce = 6

  /// The pictures by their addresses, as far as they are there.
  public private(set) var pictures: [WebLink: PictureData] = [:]
  @ObservationIgnored private let source: Pictures

  /// Makes a gallery; nothing is loaded before ``load(_:pixels:_:)``.
  ///
  /// - Parameter pictures: Where the pictures come from.
  public init(_ pictures: Pictures) {
    source = pictures
  }

  /// Loads pictures in their order, and returns when each is there, has failed, or took too long.
  ///
  /// Nothing is loaded for scripts, and where pictures are not shown. Once a few together take too long, or none of them
  /// can be had, the rest comes from the store. A picture that is there stays while it is loaded once more.
  ///
  /// - Parameters:
  ///   - addresses: Where the pictures are; those of other addresses go.
  ///   - pixels: The pixels of a side that are enough.
  ///   - request: The request that the list was loaded with.
  public func load(_ addresses: [WebLink], pixels: Int, _ request: LoadRequest) async {
    var wanted: Set<WebLink> = []
    let addresses = addresses.filter { wanted.insert($0).inserted }
    if pictures.keys.contains(where: { !wanted.contains($0) }) {
      pictures = pictures.filter { wanted.contains($0.key) }
    }
    guard request.fields == nil, let repository = source.source else { return }
    var policy = request.policy
    for start in stride(from: 0, to: addresses.count, by: Self.mostAtOnce) {
      let batch = addresses[start...].prefix(Self.mostAtOnce).map { PictureRequest($0, pixels: pixels) }
      let found = Mutex<[WebLink: PictureData]>([:])
      let isInTime = await request.extras.wait { [policy] in
        await withTaskGroup { group in
          for picture in batch {
            group.addTask { (picture.address, await repository.data(of: picture, policy)) }
          }
          for await (address, data) in group where !Task.isCancelled {
            found.withLock { $0[address] = data }
          }
        }
      }
      guard !Task.isCancelled else { return }
      let read = found.withLock(\.self)
      if !read.isEmpty { pictures.merge(read) { $1 } }
      if !isInTime || read.isEmpty { policy = .cacheOnly }
    }
  }
}
