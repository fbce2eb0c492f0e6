import DomainKernel
import FeatureKit
import LocalizationKit

/// The table of an explanation, and what features and resources do.
extension Strings {
  var explanation: String { language.choose(en: "Request trace", zhHans: "请求跟踪", id: "Jejak permintaan") }
  var atMilliseconds: String { language.choose(en: "Time (ms)", zhHans: "时间（ms）", id: "Waktu (ms)") }
  var layer: String { language.choose(en: "Layer", zhHans: "层", id: "Lapisan") }
  var operation: String { language.choose(en: "Operation", zhHans: "操作", id: "Operasi") }
  var tookMilliseconds: String { language.choose(en: "Duration (ms)", zhHans: "用时（ms）", id: "Durasi (ms)") }
  var total: String { language.choose(en: "total", zhHans: "总计", id: "total") }

  func name(of layer: Trace.Step.Layer) -> String {
    switch layer {
    case .command: language.choose(en: "command", zhHans: "命令", id: "perintah")
    case .useCase: language.choose(en: "use case", zhHans: "用例", id: "kasus penggunaan")
    case .resource: language.choose(en: "resource", zhHans: "资源", id: "sumber daya")
    case .cache: language.choose(en: "cache", zhHans: "缓存", id: "cache")
    case .network: language.choose(en: "network", zhHans: "网络", id: "jaringan")
    case .mapping: language.choose(en: "mapping", zhHans: "映射", id: "pemetaan")
    case .store: language.choose(en: "store", zhHans: "存储", id: "penyimpanan")
    case .output: language.choose(en: "output", zhHans: "输出", id: "keluaran")
    }
  }

  func words(for outcome: FeatureEvent.Outcome) -> String {
    switch outcome {
    case .fetched(let kind): kind.rawValue
    case .done: language.choose(en: "done", zhHans: "已完成", id: "selesai")
    case .changed: language.choose(en: "changed", zhHans: "已更改", id: "diubah")
    case .failed(let code): code
    }
  }

  func resource(_ method: String, _ place: String, isWrite: Bool) -> String {
    isWrite
      ? language.choose(
        en: "write \(method) \(place)",
        zhHans: "写入 \(method) \(place)",
        id: "menulis \(method) \(place)"
      )
      : language.choose(en: "read \(place)", zhHans: "读取 \(place)", id: "membaca \(place)")
  }

  func decoded(_ place: String, bytes: Int) -> String {
    language.choose(
      en: "\(place): \(count(bytes: bytes)) decoded",
      zhHans: "\(place)：已解码\(count(bytes: bytes))",
      id: "\(place): \(count(bytes: bytes)) didekode"
    )
  }

  func count(bytes: Int) -> String {
    language.counted(bytes, en: ("byte", "bytes"), zhHans: "字节", id: "bita")
  }

  var document: String {
    language.choose(en: "a JSON document", zhHans: "一个 JSON 文档", id: "sebuah dokumen JSON")
  }

  func lines(_ count: Int) -> String {
    language.counted(count, en: ("line of text", "lines of text"), zhHans: "行文本", id: "baris teks")
  }
}
