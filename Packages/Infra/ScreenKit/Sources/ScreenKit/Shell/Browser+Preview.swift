import DesignKit
import DomainKernel
import FeatureKit

/// The screen of the chosen row, shown beside its list before it is opened.
@MainActor
struct Preview {
  /// The screen.
  let opened: OpenScreen
  /// Waits until the row has been chosen for a while; the screen is loaded then.
  fileprivate let rest: Task<Void, Never>

  /// Stops what is on its way.
  func cancel() {
    rest.cancel()
    opened.cancel()
  }
}

extension Browser {
  /// How long a row has to stay chosen before its screen is loaded: a walk through a list asks the service for nothing.
  static let restBeforePreview: Duration = .milliseconds(300)

  /// Whether the shown list has the screen of its chosen row beside it.
  func previews(columns: Int) -> Bool {
    columns >= ListPane.fewestColumns && help == nil && form == nil && current?.previewsChosenRow == true
  }

  /// The lines of the screen of the chosen row, which is loaded once the row has been chosen for a while.
  ///
  /// - Parameter painter: Lays it out in the width beside the list.
  /// - Returns: The lines of what is there so far; none for a row without a screen.
  func previewLines(_ painter: Painter) -> [GridLine] {
    guard let action = target?.action, action.effect == .opens else {
      leavePreview()
      return []
    }
    if preview?.opened.route != action.route { choosePreview(of: action) }
    guard let opened = preview?.opened else { return [] }
    opened.refreshContent(in: viewContext(of: opened.route), strings, changed: changed)
    return painter.lines(opened.glance)
  }

  /// Forgets the screen beside the list.
  func leavePreview() {
    preview?.cancel()
    preview = nil
  }

  /// Takes the screen from beside the list to open it as it is; `nil` if it has to be made and loaded first.
  func takePreview(of action: Action) -> OpenScreen? {
    guard let opened = preview?.opened, opened.route == action.route, opened.screen != nil,
      opened.failure == nil, opened.isLoaded, configuration.policy == previewPolicy
    else { return nil }
    preview = nil
    return opened
  }

  private func choosePreview(of action: Action) {
    leavePreview()
    let opened = OpenScreen(action.route, title: action.title, strings)
    let rest = Task { [weak self, clock = configuration.clock] in
      do { try await clock.sleep(for: Self.restBeforePreview) } catch { return }
      self?.loadPreview(opened)
    }
    preview = Preview(opened: opened, rest: rest)
  }

  /// Loads a screen, unless it turns out to be a change.
  private func loadPreview(_ opened: OpenScreen) {
    guard preview?.opened === opened else { return }
    make(opened)
    if isChange(opened) { opened.screen = nil }
    load(opened, previewPolicy)
    changed()
  }

  /// The store first: nobody asked for the latest.
  private var previewPolicy: FetchPolicy { configuration.policy == .cacheOnly ? .cacheOnly : .cacheFirst }
}
