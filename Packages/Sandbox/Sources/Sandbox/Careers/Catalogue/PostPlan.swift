#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the posts: those that are written one by one, and before them the series about trades and cities.
struct PostPlan {
  /// The moment of the oldest post that is written by itself: 4 September 2025, 09:00 UTC.
  private static let firstPost = Date(timeIntervalSince1970: 1_756_976_400)

  /// The posts, newest first; of two from one moment, the later entry first.
  var posts: [Post] { written.reversed() + series.reversed() }

  /// The posts that are written by themselves, oldest first.
  private var written: [Post] {
    var moment = Self.firstPost
    return ContentRecord.all(in: PostContent.text).map { record in
      moment += JobPlan.day * Double(record.number("days"))
      let publication: Publication =
        record.contains("draft")
        ? .draft : record.contains("scheduled") ? .scheduled(moment) : .published(moment)
      return Self.post(
        record.name,
        category: record.text("category"),
        author: record.text("author"),
        text: record.text("text"),
        image: record.optionalText("image"),
        publication
      )
    }
  }

  /// The posts of the series, oldest first: one a day, in turn from each series, until the day before the first post.
  private var series: [Post] {
    let records = ContentRecord.all(in: PostSeriesContent.text)
    let kinds = Dictionary(grouping: records, by: \.kind)
    let series = (kinds["series"] ?? []).map { head in
      (kinds[Substring(head.text("of"))] ?? []).enumerated().map { place, subject in
        let authors = head.list("authors")
        let author = head.required(authors.isEmpty ? nil : authors[place % authors.count], "authors")
        return { (publication: Publication) in
          Self.post(
            head.text("title").replacing("*", with: subject.name),
            category: head.name,
            author: author,
            text: subject.text(head.text("key")),
            // Every third post of a series has a picture.
            image: place % 3 == 0 ? "\(head.text("key"))-\(place + 1)" : nil,
            publication
          )
        }
      }
    }
    let longest = series.map(\.count).max() ?? 0
    let inTurn = (0..<longest).flatMap { place in
      series.compactMap { place < $0.count ? $0[place] : nil }
    }
    return inTurn.enumerated().map { place, post in
      post(.published(Self.firstPost - JobPlan.day * Double(inTurn.count - place)))
    }
  }

  private static func post(
    _ title: String,
    category: String,
    author: String,
    text: String,
    image: String?,
    _ publication: Publication
  ) -> Post {
    Post(
      id: UUIDText(naming: "post \(title)").text,
      title: title,
      excerpt: text,
      category: category,
      author: author,
      image: image.map { "https://\(CareersAddress.pictureHost)/posts/\($0).jpg" },
      publication: publication
    )
  }
}
