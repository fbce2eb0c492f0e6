import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts about entries that cannot be read.
extension Strings {
  var dropFirstUnreadable: SafeText {
    language.choose(
      en: "Drop an unreadable change",
      zhHans: "放弃无法读取的更改",
      id: "Buang perubahan yang tidak terbaca"
    )
  }

  var behindUnreadable: SafeText {
    language.choose(
      en: "behind an unreadable change",
      zhHans: "排在无法读取的更改之后",
      id: "di belakang perubahan yang tidak terbaca"
    )
  }

  /// Says that entries cannot be read, without a full stop.
  func unreadable(_ ids: [OutboxEntry.ID]) -> String {
    let first = ids.first.map { "\($0.rawValue)" } ?? ""
    let number = language.grouped(ids.count)
    return language.plural(
      ids.count,
      en: (
        "Entry \(first) of the outbox cannot be read",
        "\(number) entries of the outbox cannot be read, the first is entry \(first)"
      ),
      zhHans: ids.count == 1
        ? "发件箱第\(first)项无法读取" : "发件箱有\(number)项无法读取，第一项为第\(first)项",
      id: ids.count == 1
        ? "Entri \(first) kotak keluar tidak dapat dibaca"
        : "\(number) entri kotak keluar tidak dapat dibaca, yang pertama entri \(first)"
    )
  }

  /// Says that entries cannot be read, how to drop the first one, and how many changes wait until then.
  func unreadable(_ ids: [OutboxEntry.ID], holdingBack count: Int = 0, in context: ViewContext) -> String {
    language.paragraph([
      language.sentence(unreadable(ids)), droppingUnreadable(ids, holdingBack: count, in: context),
    ])
  }

  /// Says how to drop the first entry that cannot be read, and how many changes wait until then.
  func droppingUnreadable(
    _ ids: [OutboxEntry.ID],
    holdingBack count: Int,
    in context: ViewContext
  ) -> String {
    let drop = ids.first.map { id in
      context.sentence(for: .open(.drop(id), purpose: dropUnreadable(id.rawValue)))
    }
    let number = language.grouped(count)
    let wait = language.plural(
      count,
      en: ("1 later change is held back until then.", "\(number) later changes are held back until then."),
      zhHans: "在此之前，\(number)项后续更改不会发送。",
      id: "\(number) perubahan berikutnya ditahan sampai saat itu."
    )
    return language.paragraph([drop, count > 0 ? wait : nil].compactMap(\.self))
  }

  func dropUnreadable(_ number: Int) -> String {
    language.choose(en: "Drop it", zhHans: "放弃第\(number)项", id: "Buang entri \(number)")
  }
}
