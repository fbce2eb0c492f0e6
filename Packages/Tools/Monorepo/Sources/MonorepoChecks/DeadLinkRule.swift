import Foundation
import MonorepoGraph
import MonorepoSystem

extension Inspection {
  /// A relative link of a Markdown file leads to a file or folder of the repository, and its anchor to a heading.
  var deadLinkFindings: [Finding] {
    // GitHub shows the text of a template in other places.
    let pages = documents.filter { !$0.key.uppercased().contains("_TEMPLATE") }
      .mapValues { MarkdownDocument($0) }
    let folders = Set([""] + repository.files.flatMap(PathAncestry.folders))
    // Markdown below a suite is its data, but for the README that people read.
    let data = suites.filter { $0.target.folder != $0.package.folder }.map { $0.target.folder + "/" }
    let read = pages.filter { path, _ in
      !data.contains { path.hasPrefix($0) && path != $0 + "README.md" }
    }
    return read.flatMap { path, page in
      page.links.compactMap { link -> Finding? in
        guard let place = LinkedPlace(link.target, in: path) else { return nil }
        func finding(_ what: String, remedy: String) -> Finding {
          Finding(.deadLink, at: path, line: link.line, what, remedy: remedy)
        }
        let isThere = repository.holds(place.path) || folders.contains(place.path)
        guard isThere && hasBytes(place.path, among: folders) || isInCatalogue(place.path, of: path) else {
          let remedy = "correct the path; it is relative to the folder of this file"
          return finding("the link to '\(link.target)' leads nowhere", remedy: remedy)
        }
        // Browsers know the top of a page.
        guard let anchor = place.anchor, anchor != "top", let target = pages[place.path],
          !target.anchors.contains(anchor)
        else { return nil }
        let remedy = "name one of its headings, in small letters and with hyphens for blanks"
        return finding("\(place.path) has no heading for '#\(anchor)'", remedy: remedy)
      }
    }
  }

  /// Whether a file or folder has just the bytes of a path.
  ///
  /// Equal texts may differ in how they write an accent, and are two names on Linux.
  private func hasBytes(_ path: String, among folders: Set<String>) -> Bool {
    path.utf8.allSatisfy { $0 < 0x80 }
      || (repository.files + folders).contains { $0.utf8.elementsEqual(path.utf8) }
  }

  /// Whether DocC finds what a page names: an address of its site, or a resource anywhere in its catalogue, as
  /// `map.png` for `Resources/map~dark@2x.png`; without an ending it may be the address of a page as well.
  private func isInCatalogue(_ path: String, of page: String) -> Bool {
    guard let end = page.range(of: ".docc/")?.upperBound else { return false }
    if path.hasPrefix("documentation/") || path.hasPrefix("tutorials/") { return true }
    guard path.hasPrefix(page[..<end]) else { return false }
    let name = path.split(separator: "/").last ?? ""
    return !name.contains(".")
      || repository.files.contains { file in
        file.hasPrefix(page[..<end])
          && file.split(separator: "/").last?.replacing(#/[@~][^.]*/#, with: "") == name
      }
  }
}

private struct LinkedPlace {
  let path: String
  /// The anchor in small letters; `nil` without one.
  let anchor: String?

  /// Reads the destination of a link in a file; `nil` for one that leads out of the repository.
  init?(_ target: String, in file: String) {
    guard !target.hasPrefix("//"), target.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*:/#) == nil else {
      return nil
    }
    // The sign may be one character with a mark behind it.
    let parts = target.unicodeScalars.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    let written = parts[0].prefix { $0 != "?" }
    let name = written.removingPercentEncoding ?? String(written)
    let folder = name.hasPrefix("/") ? "" : PathAncestry.folders(above: file).first ?? ""
    guard let inside = LocalPackage.normalized(folder + "/" + name) else { return nil }
    path = name.isEmpty ? file : inside
    let fragment = parts.count > 1 ? parts[1] : ""
    anchor = fragment.isEmpty ? nil : (fragment.removingPercentEncoding ?? fragment).lowercased()
  }
}
