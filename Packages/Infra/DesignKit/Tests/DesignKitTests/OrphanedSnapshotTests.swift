import SnapshotKit
import Testing

@Suite struct OrphanedSnapshotTests {
  @Test func `every recording belongs to an element of the gallery`() {
    let elements = Gallery.entries.flatMap { entry in
      ["tagged", "plain", "ascii", "linear"].map { "\(entry.name).\($0)" }
    }
    let screens = ["dark", "light", "mono"].flatMap { theme in
      ["ansi16", "ansi256", "truecolor"].map { "screen-section.\(theme)-\($0)" }
    }

    expectNoOrphanedSnapshots(computed: ["GallerySnapshotTests": elements + screens])
  }
}
