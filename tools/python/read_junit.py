"""Prints as JSON what readers of other people make of the JUnit file on standard input: expat, and junitparser where it is installed."""

import io
import json
import sys
import xml.etree.ElementTree as ElementTree

data = sys.stdin.buffer.read()


def by_expat():
    def case(element):
        outcomes = [each for each in element if each.tag in ("failure", "skipped", "error")]
        return {
            "classname": element.get("classname"),
            "name": element.get("name"),
            "outcomes": [[each.tag, each.get("message"), each.text] for each in outcomes],
        }

    def suite(element):
        counts = [int(element.get(each)) for each in ("tests", "failures", "errors", "skipped")]
        return {"name": element.get("name"), "counts": counts, "cases": [case(each) for each in element.findall("testcase")]}

    return [suite(each) for each in ElementTree.fromstring(data).findall("testsuite")]


def by_junitparser():
    from junitparser import Error, Failure, JUnitXml, Skipped

    kinds = {Failure: "failure", Skipped: "skipped", Error: "error"}

    def case(read):
        outcomes = [[kinds[type(each)], each.message, each.text] for each in read.result]
        return {"classname": read.classname, "name": read.name, "outcomes": outcomes}

    def suite(read):
        written = [read.tests, read.failures, read.errors, read.skipped]
        read.update_statistics()
        counted = [read.tests, read.failures, read.errors, read.skipped]
        assert written == counted, f"{read.name}: {written} is written, {counted} is counted"
        return {"name": read.name, "counts": written, "cases": [case(each) for each in read]}

    return [suite(each) for each in JUnitXml.fromfile(io.BytesIO(data))]


read = {"expat": by_expat()}
try:
    read["junitparser"] = by_junitparser()
except ModuleNotFoundError:
    pass
json.dump(read, sys.stdout)
