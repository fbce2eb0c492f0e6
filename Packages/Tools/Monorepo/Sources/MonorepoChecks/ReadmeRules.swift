import MonorepoDiagrams
import MonorepoGraph
import MonorepoSystem

extension Inspection {
  /// Every package says what it is for.
  var readmeFindings: [Finding] {
    repository.packages.compactMap { package in
      let path = package.path("README.md")
      guard !repository.holds(path) else { return nil }
      let remedy = "describe the purpose and the use of the package in it"
      return Finding(.readme, at: path, "\(package.name) has no README", remedy: remedy)
    }
  }

  /// The pictures of the graph in README files show the graph as it is.
  var pictureFindings: [Finding] {
    let pictures = ReadmePictures(repository)
    return pictures.paths.flatMap { path -> [Finding] in
      guard let text = documents[path] else { return [] }
      do throws(UnusableInput) {
        return try pictures.review(text, at: path).outdatedLines.map { line in
          Finding(.picture, at: path, line: line, "out of date", remedy: "run 'monorepo graph --write'")
        }
      } catch {
        // Its place has the form `README.md:12`.
        let line = error.path.split(separator: ":").last.flatMap { Int($0) } ?? 1
        return [Finding(.picture, at: path, line: line, error.what, remedy: error.remedy)]
      }
    }
  }
}
