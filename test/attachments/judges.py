"""Reads or writes documents with Python packages: judges.py read|write KIND FILE…"""

import json
import sys
import zipfile


def read_pdf(path):
    import pypdfium2

    with pypdfium2.PdfDocument(path) as document:
        return "\n".join(page.get_textpage().get_text_range() for page in document)


def docx_lines(container, seen):
    for item in container.iter_inner_content():
        if not hasattr(item, "rows"):
            yield item.text
            continue
        for row in item.rows:
            for cell in row.cells:
                # A merged cell is listed once for each place that it covers.
                if cell._tc not in seen:
                    seen.add(cell._tc)
                    yield from docx_lines(cell, seen)


def read_docx(path):
    import docx

    document = docx.Document(path)
    names = zipfile.ZipFile(path).namelist()
    headers, footers = [], []
    for section in document.sections:
        headers += [section.header, section.first_page_header, section.even_page_header]
        footers += [section.footer, section.first_page_footer, section.even_page_footer]
    own = [part for part in headers + footers if not part.is_linked_to_previous]
    # Like the reader: the body, then the others in the order of the file, since they have no place in the text.
    own.sort(key=lambda part: names.index(part.part.partname.lstrip("/")))
    return "\n".join(line for part in [document, *own] for line in docx_lines(part, set()))


def read_xlsx(path):
    import openpyxl

    with open(path, "rb") as file:
        book = openpyxl.load_workbook(file, data_only=True)
    lines = []
    for sheet in book.worksheets:
        lines.append(sheet.title)
        for row in sheet.iter_rows(values_only=True):
            lines.append("\t".join("" if value is None else str(value) for value in row))
    return "\n".join(lines)


def read_text(path):
    with open(path, "rb") as file:
        content = file.read()
    if content.startswith(b"\xff\xfe"):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp949")


def write_docx(path, pages):
    import docx

    document = docx.Document()
    for number, blocks in enumerate(pages):
        if number > 0:
            document.add_page_break()
        for block in blocks:
            if isinstance(block, str):
                document.add_paragraph(block)
                continue
            table = document.add_table(rows=len(block), cols=len(block[0]))
            for row, texts in zip(table.rows, block):
                for cell, text in zip(row.cells, texts):
                    cell.text = text
    document.save(path)


def write_xlsx(path, pages):
    import openpyxl

    book = openpyxl.Workbook()
    book.remove(book.active)
    for number, blocks in enumerate(pages, 1):
        sheet = book.create_sheet(f"내역 {number}")
        for block in blocks:
            for row in [[block]] if isinstance(block, str) else block:
                sheet.append([int(text) if text.isdecimal() else text for text in row])
    book.save(path)


def write_pdf(path, pages):
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.cidfonts import UnicodeCIDFont
    from reportlab.pdfgen.canvas import Canvas

    pdfmetrics.registerFont(UnicodeCIDFont("HYSMyeongJo-Medium"))
    canvas = Canvas(path, pagesize=(2000, 842))
    for blocks in pages:
        canvas.setFont("HYSMyeongJo-Medium", 9)
        lines = [line for block in blocks for line in ([block] if isinstance(block, str) else map(" ".join, block))]
        for number, line in enumerate(lines):
            canvas.drawString(40, 800 - 12 * number, line)
        canvas.showPage()
    canvas.save()


READ = {"pdf": read_pdf, "docx": read_docx, "xlsx": read_xlsx, "text": read_text}
WRITE = {"pdf": write_pdf, "docx": write_docx, "xlsx": write_xlsx}

if __name__ == "__main__":
    task, kind, *paths = sys.argv[1:]
    if task == "read":
        json.dump([READ[kind](path) for path in paths], sys.stdout)
    else:
        # A file `PATH.json` holds the pages of the document.
        for path in paths:
            with open(f"{path}.json", encoding="utf-8") as file:
                WRITE[kind](path, json.load(file))
