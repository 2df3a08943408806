/** The possible results of an expression. @param {any} node @returns {any[]} */
const outcomes = (node) => {
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)]
  if (node.type === 'ConditionalExpression')
    return [...outcomes(node.consequent), ...outcomes(node.alternate)]
  return [node]
}

/** Names under which elements are passed around here. */
const elements = /^(children|files|bar|slips|top|map|createPortal|label|link|page)$/
function nameOf({ type, name, property, callee, expression }) {
  if (type === 'CallExpression') return nameOf(callee)
  return type === 'ChainExpression' ? nameOf(expression) : (property?.name ?? name ?? '')
}
const mayBeWords = (node) =>
  node.type === 'Literal'
    ? /\S/.test(node.value ?? '')
    : /^(TemplateLiteral|MemberExpression|ChainExpression|CallExpression|Identifier)$/.test(node.type) &&
      !elements.test(nameOf(node))

const isBare = (child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' && outcomes(child.expression).some(mayBeWords))
const comesAndGoes = (child) =>
  child.type === 'JSXExpressionContainer' &&
  ['LogicalExpression', 'ConditionalExpression', 'ChainExpression'].includes(child.expression.type)
const isThere = (child) =>
  child.type === 'JSXText' ? /\S/.test(child.value) : child.expression?.type !== 'JSXEmptyExpression'

/**
 * A translator replaces texts with elements of its own. React then cannot place anything before such a text, nor
 * remove it: so a text beside anything that comes and goes needs an element of its own.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noBareText = {
  meta: { type: 'problem', schema: [], messages: { bare: 'Give this text an element of its own.' } },
  create(context) {
    const check = ({ children }) => {
      const parts = children.filter(isThere)
      if (parts.length < 2 || !parts.some(comesAndGoes)) return
      for (const node of parts) if (isBare(node)) context.report({ node, messageId: 'bare' })
    }
    // The neighbors of a part's result are unknown here.
    const checkPart = ({ argument }) => {
      const parts = argument ? outcomes(argument) : []
      if (!parts.some(({ type }) => type === 'JSXElement')) return
      for (const node of parts)
        if (mayBeWords(node) && node.value !== null) context.report({ node, messageId: 'bare' })
    }
    return { JSXElement: check, JSXFragment: check, ReturnStatement: checkPart }
  },
}
