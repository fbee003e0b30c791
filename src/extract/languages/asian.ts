import type { Language } from './language.js';

export const hindi: Language = {
  name: 'Hindi',
  strong: `
    सत्यापन कोड, सत्यापन कूट, पुष्टिकरण कोड, पुष्टि कोड, सुरक्षा कोड, वन टाइम पासवर्ड, वन-टाइम पासवर्ड,
    वन टाइम कोड, ओटीपी, लॉगिन कोड, लॉग इन कोड, साइन इन कोड, साइन-इन कोड, प्रवेश कोड, एक्सेस कोड,
    एक्टिवेशन कोड, सक्रियण कोड, प्रमाणीकरण कोड, रिकवरी कोड, रीसेट कोड, बैकअप कोड, अस्थायी पासवर्ड, आपका
    कोड, कोड है, यह कोड, निम्न कोड, नया कोड, नीचे दिया गया कोड, नीचे दिए गए कोड, कोड:, अंकों का कोड, एक
    बार इस्तेमाल, रजिस्ट्रेशन कोड, अस्थायी कोड, व्यक्तिगत कोड, अनलॉक कोड, भुगतान कोड, लेनदेन कोड,
    संख्यात्मक कोड, गुप्त कोड, एकबारगी
  `,
  weak: `
    कोड, पिन, लॉग इन, साइन इन, दर्ज करें, पुष्टि, सत्यापित, सत्यापन, डालें, अंक, टाइप करें, लिखें,
    पासवर्ड
  `,
  not: `
    प्रोमो कोड, कूपन कोड, छूट कोड, डिस्काउंट कोड, ऑफ़र कोड, ऑफर कोड, गिफ्ट कोड, रेफरल कोड, पिन कोड,
    पिनकोड, डाक कोड, क्यूआर कोड, बारकोड, त्रुटि कोड, सोर्स कोड, आचार संहिता, उत्पाद कोड, देश कोड, कोड का
    उपयोग करके छूट, वाउचर
  `,
  warnings: `
    कभी नहीं मांग, कभी नहीं माँग, कभी नहीं पूछ
  `,
  labels: `
    ऑर्डर, आर्डर, इनवॉइस, बिल, रसीद, नंबर, संख्या, क्रमांक, संदर्भ, ग्राहक, शिपमेंट, ट्रैकिंग, बुकिंग,
    टिकट, शिकायत, खाता, खाते, लेनदेन, उत्पाद, फ़ोन, फोन, कॉल, दूरभाष, कार्ड, समाप्त, पिन, पिनकोड,
    जीएसटी, कमरा, उड़ान, संस्करण, वर्ष, पीएनआर, उपयोगकर्ता
  `,
  units: `
    मिनट, घंटे, घंटा, घंटों, सेकंड, दिन, दिनों, सप्ताह, महीने, वर्ष, साल, अंक, अंकों, अक्षर, पॉइंट,
    रुपये, रुपए, लोग, आइटम
  `,
  revoked: `
    अब मान्य नहीं, मान्य नहीं, अमान्य, समाप्त हो गया, समाप्त हो चुका, पिछला कोड, पुराना कोड, बदल दिया
  `,
  promotion: `
    छूट, ऑफ़र, ऑफर, कूपन, कार्ट, खरीद, बचत, मुफ़्त डिलीवरी, गिफ्ट कार्ड
  `,
  footer: `
    सर्वाधिकार, सदस्यता समाप्त
  `,
};

export const thai: Language = {
  name: 'Thai',
  strong: `
    รหัสยืนยัน, รหัสการยืนยัน, รหัสตรวจสอบ, รหัสความปลอดภัย, รหัสรักษาความปลอดภัย, รหัสใช้ครั้งเดียว,
    รหัสผ่านแบบใช้ครั้งเดียว, รหัสผ่านครั้งเดียว, รหัสแบบใช้ครั้งเดียว, รหัสเข้าสู่ระบบ,
    รหัสสำหรับเข้าสู่ระบบ, รหัสเข้าใช้, รหัสเปิดใช้งาน, รหัสกู้คืน, รหัสรีเซ็ต, รหัสสำรอง,
    รหัสผ่านชั่วคราว, รหัส otp, โอทีพี, รหัสของคุณ, รหัสคือ, รหัสนี้, รหัสต่อไปนี้, รหัสด้านล่าง,
    รหัสใหม่, รหัสสำหรับ, รหัสลงทะเบียน, รหัส:, รหัส 6 หลัก, รหัสชั่วคราว, รหัสส่วนตัว, รหัสปลดล็อก,
    รหัสจับคู่, รหัสชำระเงิน, รหัสธุรกรรม, รหัสกู้คืนบัญชี, รหัสตัวเลข, รหัสผ่านใหม่, โค้ดยืนยัน
  `,
  weak: `
    รหัส, เข้าสู่ระบบ, ยืนยัน, กรอก, ป้อน, ตัวเลข, โค้ด, พิมพ์, ใส่
  `,
  not: `
    รหัสส่วนลด, โค้ดส่วนลด, รหัสโปรโมชั่น, รหัสโปรโมชัน, รหัสคูปอง, รหัสของขวัญ, รหัสไปรษณีย์,
    รหัสสินค้า, รหัสลูกค้า, รหัสแนะนำ, คิวอาร์โค้ด, บาร์โค้ด, ซอร์สโค้ด, จรรยาบรรณ, รหัสประเทศ,
    รหัสติดตาม, รหัสข้อผิดพลาด, รหัสพัสดุ
  `,
  warnings: `
    จะไม่ขอ, ไม่มีนโยบายขอ, ไม่เคยขอ
  `,
  labels: `
    คำสั่งซื้อ, ใบแจ้งหนี้, ใบเสร็จ, เลขที่, หมายเลข, อ้างอิง, ลูกค้า, พัสดุ, ติดตาม, การจอง, ตั๋ว,
    บัญชี, สัญญา, ธุรกรรม, สินค้า, โทรศัพท์, โทร, แฟกซ์, บัตร, ลงท้ายด้วย, ไปรษณีย์, ห้อง, เที่ยวบิน,
    เวอร์ชัน, ปี, ตู้ปณ
  `,
  units: `
    นาที, ชั่วโมง, วินาที, วัน, สัปดาห์, เดือน, ปี, หลัก, ตัวอักษร, คะแนน, บาท, คน, ชิ้น, รายการ
  `,
  revoked: `
    ใช้ไม่ได้แล้ว, ไม่สามารถใช้ได้อีก, หมดอายุแล้ว, รหัสเดิม, รหัสก่อนหน้า, รหัสเก่า, แทนที่
  `,
  promotion: `
    ส่วนลด, โปรโมชั่น, โปรโมชัน, คูปอง, ตะกร้า, ประหยัด, ส่งฟรี, บัตรของขวัญ
  `,
  footer: `
    สงวนลิขสิทธิ์, ยกเลิกการรับ
  `,
};

export const vietnamese: Language = {
  name: 'Vietnamese',
  strong: `
    mã xác minh, mã xác nhận, mã xác thực, mã bảo mật, mã an toàn, mã dùng một lần, mã sử dụng một lần,
    mật khẩu dùng một lần, mật khẩu một lần, mật khẩu tạm thời, mã đăng nhập, mã truy cập, mã kích hoạt,
    mã khôi phục, mã đặt lại, mã dự phòng, mã otp, mã của bạn, mã là, mã này, mã sau, mã dưới đây, mã
    mới, mã pin, mã đăng ký, mã gồm, mã:, mã số xác, mã kiểm tra, mã tạm thời, mã cá nhân, mã mở khóa,
    mã ghép nối, mã thanh toán, mã giao dịch, mã số bí mật, dãy số, mã otp của
  `,
  weak: `
    mã|, để đăng nhập, đăng nhập, xác nhận, xác minh, nhập, chữ số, gõ, điền, mật khẩu
  `,
  not: `
    mã giảm giá, mã khuyến mãi, mã ưu đãi, mã quà tặng, mã giới thiệu, mã bưu, mã vạch, mã qr, mã lỗi,
    mã nguồn, quy tắc ứng xử, mã sản phẩm, mã khách hàng, mã đơn, mã vận đơn, mã đặt chỗ, mã số thuế, mã
    vùng, mã hàng
  `,
  warnings: `
    không bao giờ yêu cầu, không bao giờ hỏi, sẽ không yêu cầu
  `,
  labels: `
    đơn hàng, hóa đơn, biên lai, số|, tham chiếu, khách hàng, vận đơn, kiện hàng, theo dõi, đặt chỗ, đặt
    phòng, vé, tài khoản, hợp đồng, giao dịch, sản phẩm, điện thoại, đt|, hotline, tổng đài, gọi, fax,
    mst|, thẻ, kết thúc bằng, đuôi, phòng, chuyến bay, phiên bản, năm, bưu chính, người dùng, thành
    viên, yêu cầu số, số yêu cầu
  `,
  units: `
    phút, giờ, giây, ngày, tuần, tháng, năm, chữ số, ký tự, điểm, đồng, vnđ, đ|, người, sản phẩm, đêm,
    hà nội, tp
  `,
  revoked: `
    không còn hiệu lực, không còn giá trị, đã hết hạn, không hợp lệ, mã trước, mã cũ, thay thế
  `,
  promotion: `
    giảm giá, khuyến mãi, ưu đãi, giỏ hàng, mua sắm, tiết kiệm, miễn phí vận chuyển, phiếu quà
  `,
  footer: `
    bảo lưu mọi quyền, hủy đăng ký
  `,
};

export const indonesian: Language = {
  name: 'Indonesian',
  strong: `
    kode verifikasi, kode konfirmasi, kode keamanan, kode sekali pakai, kata sandi sekali pakai, sandi
    sekali pakai, kata sandi sementara, kode masuk, kode login, kode akses, kode aktivasi, kode
    autentikasi, kode otentikasi, kode pemulihan, kode reset, kode cadangan, kode otp, kode otorisasi,
    kode anda, kode kamu, kodemu, kode adalah, kode ini, kode berikut, kode di bawah, kode baru, kode
    pendaftaran, kode:, kode pin, kode untuk, kode sementara, kode pribadi, kode buka, kode pemasangan,
    kode pembayaran, kode transaksi, kode angka, kode rahasia, sandi sementara, pin anda
  `,
  weak: `
    kode|, untuk masuk, konfirmasi, masukkan, verifikasi, angka, ketik, isi|, login, kata sandi
  `,
  not: `
    kode promo, kode diskon, kode voucher, kode kupon, kode referral, kode hadiah, kode pos, kode qr,
    kode batang, kode kesalahan, kode sumber, kode etik, kode produk, kode barang, kode pelanggan, kode
    pemesanan, kode booking, kode resi, kode negara, kode area, gunakan kode promo, kode undangan
  `,
  warnings: `
    tidak pernah meminta, tidak akan meminta, tidak akan pernah meminta
  `,
  labels: `
    pesanan, faktur, tagihan, invoice, kuitansi, nomor, no|, nomer, referensi, pelanggan, resi, paket,
    pengiriman, pelacakan, pemesanan, tiket, kasus, akun, rekening, kontrak, transaksi, produk, telepon,
    telp, tel|, hubungi, faks, npwp, kartu, berakhiran, kamar, penerbangan, versi, tahun, kotak pos,
    pengguna, anggota
  `,
  units: `
    menit, jam, detik, hari, minggu, bulan, tahun, digit, angka, karakter, poin, rupiah, orang, barang,
    malam, jakarta, bandung, surabaya
  `,
  revoked: `
    tidak berlaku lagi, sudah tidak berlaku, kedaluwarsa, kadaluarsa, tidak valid, kode sebelumnya, kode
    lama, menggantikan
  `,
  promotion: `
    diskon, promo, penawaran, kupon, voucher, keranjang, belanja, hemat, gratis ongkir
  `,
  footer: `
    hak cipta, berhenti berlangganan
  `,
};
