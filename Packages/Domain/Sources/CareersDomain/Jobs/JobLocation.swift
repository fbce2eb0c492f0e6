/// A place of work; at least one of its parts is known.
public struct JobLocation: Hashable, Sendable {
  /// The country, by the two letters of ISO 3166-1.
  public let country: String?
  /// The city.
  public let city: String?
  /// The place in the words of the service, which a search by location compares.
  public let label: String?

  /// Makes a place; fails where nothing is known.
  ///
  /// - Parameters:
  ///   - country: The country, by the two letters of ISO 3166-1.
  ///   - city: The city.
  ///   - label: The place in the words of the service.
  public init?(country: String?, city: String?, label: String?) {
    guard country != nil || city != nil || label != nil else { return nil }
    self.country = country
    self.city = city
    self.label = label
  }

  /// The place in one line: in the words of the service, or the parts that are known.
  public var name: String { label ?? [city, country].compactMap(\.self).joined(separator: ", ") }
}

/// A point on the globe (WGS 84), in millionths of a degree, about 11 cm.
public struct Coordinates: Hashable, Sendable, CustomStringConvertible {
  /// Degrees north of the equator, in millionths; -90,000,000 to 90,000,000.
  public let latitude: Int
  /// Degrees east of Greenwich, in millionths; -180,000,000 to 180,000,000.
  public let longitude: Int

  /// Takes degrees over; fails for what is not on the globe.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator, -90 to 90.
  ///   - longitude: Degrees east of Greenwich, -180 to 180.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = Int((latitude * 1e6).rounded())
    self.longitude = Int((longitude * 1e6).rounded())
  }

  /// Latitude and longitude in degrees: `35.6895,139.69171`.
  public var description: String { "\(Self.degrees(latitude)),\(Self.degrees(longitude))" }

  /// The point as a `geo` address (RFC 5870), which map programs open.
  public var address: String { "geo:\(self)" }

  /// A decimal without an exponent and without zeros at its end, as RFC 5870 wants it.
  private static func degrees(_ millionths: Int) -> String {
    let fraction = String(1_000_000 + Int(millionths.magnitude % 1_000_000)).dropFirst()
    let digits = String(fraction.reversed().drop { $0 == "0" }.reversed())
    let whole = (millionths < 0 ? "-" : "") + String(millionths.magnitude / 1_000_000)
    return digits.isEmpty ? whole : whole + "." + digits
  }
}
